import { DAY_MS } from '@/lib/zoned-time'
import { callDay, callTime, firstName, zonePlace, type Places } from '../call-texts'
import { partOfDay, personOf, type PickerDay, type TimesToPick } from '../picker-rules'
import type { CallKind } from '../rules'
import { fill, type BookingTexts } from './booking-texts'
import styles from './calls.module.css'

/** What the times of a day need from whoever shows them. Times are milliseconds since 1970. */
export type TimesProps = {
  texts: BookingTexts
  language: string
  free: TimesToPick
  by: CallKind
  zone: string
  places: Places
  chosen: number | undefined
  onChoose: (at: number) => void
  /** A time that someone else has just taken. */
  gone?: number
}

/** The free times of a day, by part of the day: the visitor's clock, and below it that of the person where it differs. */
export function Times(props: TimesProps & { day: PickerDay }) {
  const { texts, language, day, zone, places, chosen, onChoose, gone, free, by } = props
  /** The person's time; undefined when their clock shows the same. */
  const timeThere = (other: string, at: number) => {
    const [own, theirs] = [zone, other].map((one) => callTime(new Date(at), language, one))
    return own === theirs ? undefined : theirs
  }
  const others = day.times.flatMap((time) => {
    const person = personOf(free, time, by)
    return person && timeThere(person.zone, time[0]) ? [person] : []
  })
  const [first] = others
  const isOne = (key: 'zone' | 'name') => others.every((person) => person[key] === first?.[key])
  const only = first && isOne('zone') ? first : undefined
  return (
    <>
      <h3 className="mb-3 min-h-11 content-center text-t2 first-letter:uppercase">
        {callDay(new Date(day.day * DAY_MS), language, 'UTC')}
      </h3>
      {/* On phones the city is said once. */}
      {only && (
        <p className="mb-3 text-note leading-[1.4] text-muted min-[54rem]:hidden">
          {fill(only.name && isOne('name') ? texts.also : texts.alsoNameless, {
            name: firstName(only.name ?? ''),
            city: zonePlace(only.zone, language, places),
          })}
        </p>
      )}
      {([0, 1, 2] as const).map((part) => {
        const times = day.times.filter(([at]) => partOfDay(zone, at) === part)
        if (times.length === 0) return null
        return (
          <fieldset key={part} className="mt-4 min-w-0 border-0">
            <legend className="mb-1.5 text-caption text-muted">{texts.parts[part]}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-2 min-[54rem]:grid-cols-3">
              {times.map((time) => {
                const [at] = time
                const person = personOf(free, time, by)
                const there = person && timeThere(person.zone, at)
                return (
                  <label key={at} className={styles.time} data-gone={at === gone ? '' : undefined}>
                    <input
                      type="radio"
                      name="time"
                      value={new Date(at).toISOString()}
                      required
                      disabled={at === gone}
                      checked={at === chosen}
                      onChange={() => onChoose(at)}
                    />
                    <b>{callTime(new Date(at), language, zone)}</b>
                    {person && there && (
                      <small>
                        {there}{' '}
                        <span className={only ? 'max-[54rem]:hidden' : undefined}>
                          {fill(texts.there, {
                            time: '',
                            city: zonePlace(person.zone, language, places),
                          }).trim()}
                        </span>
                      </small>
                    )}
                  </label>
                )
              })}
            </div>
          </fieldset>
        )
      })}
    </>
  )
}
