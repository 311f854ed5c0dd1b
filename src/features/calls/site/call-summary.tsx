import { offsetAt } from '@/lib/zoned-time'
import { callDay, callTime, firstName, zonePlace, type Places } from '../call-texts'
import type { ShownPerson } from '../picker-rules'
import { CALL_MS, type CallKind } from '../rules'
import { fill, type BookingTexts } from './booking-texts'
import { ClockArc } from './clock-arc'

type Props = {
  texts: BookingTexts
  language: string
  at: number
  zone: string
  by: CallKind
  callLanguage: string
  person?: ShownPerson
  /** The names of zones that the site's offices have. */
  places: Places
  className?: string
}

/** What is booked: the date, the person, and both clocks side by side; one when they show the same. */
export function CallSummary(props: Props) {
  const { texts, language, at, zone, by, callLanguage, person, places, className = 'border-y-2' } = props
  const start = new Date(at)
  const key = `${by} ${callLanguage}`
  const name = person?.name
  const isSameClock = person && offsetAt(person.zone, at) === offsetAt(zone, at)
  const other = isSameClock ? undefined : person
  return (
    <div
      className={`grid items-end gap-x-8 gap-y-4 border-line-strong py-4 min-[54rem]:grid-cols-[minmax(0,1fr)_auto] ${className}`}
    >
      <div>
        <p className="font-display text-t3 leading-[1.06] font-head tracking-[-0.022em] first-letter:uppercase">
          {callDay(start, language, zone)}
        </p>
        <p className="mt-1.5 leading-[1.4] text-muted">
          {name ? fill(texts.summary[key] ?? '', { name }) : fill(texts.summaryNameless[key] ?? '', {})}
        </p>
      </div>
      <dl className="flex">
        <Clock
          at={at}
          zone={zone}
          time={fill(texts.timeRange, {
            from: callTime(start, language, zone),
            to: callTime(new Date(at + CALL_MS), language, zone),
          })}
          place={fill(texts.yours, { city: zonePlace(zone, language, places) })}
        />
        {other && (
          <Clock
            at={at}
            zone={other.zone}
            time={callTime(start, language, other.zone)}
            place={fill(other.name ? texts.theirs : texts.ours, {
              name: firstName(other.name ?? ''),
              city: zonePlace(other.zone, language, places),
            })}
          />
        )}
      </dl>
    </div>
  )
}

function Clock({ at, zone, time, place }: { at: number; zone: string; time: string; place: string }) {
  return (
    <div className="flex flex-1 flex-col-reverse px-5 first:pl-0 last:pr-0 not-first:border-l not-first:border-line">
      <dt className="max-w-[11em] text-note leading-[1.35] text-muted">{place}</dt>
      <dd>
        <ClockArc at={at} zone={zone} />
        <b className="block font-display text-t1 leading-tight font-head tabular-nums">{time}</b>
      </dd>
    </div>
  )
}
