'use client'

import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Link } from '@/i18n/navigation'
import type { Places } from '../call-texts'
import { BookingFields } from './booking-fields'
import { CallSummary } from './call-summary'
import { fieldErrorText } from './check-booking'
import { TakenSlip } from './taken-slip'
import { TimePicker } from './time-picker'
import { useBooking, type BookingStart } from './use-booking'
import { useVisitorZone } from './use-visitor-zone'
import { ZoneSelect } from './zone-select'

type Props = BookingStart & {
  /** The zone to show times in, and whether the visitor has chosen it. */
  zone: string
  isZoneChosen: boolean
  places: Places
  now: number
  /** The Monday of the week to show at first. */
  week?: number
  /** The hidden inputs that carry the visit and the submission. */
  hidden: Record<string, string>
  whatsapp?: string
  note: ReactNode
}

/** The form that books a call: sent in the page with JavaScript, posted by the browser without. */
export function BookingForm(props: Props) {
  const { texts, language, places, now, values, hidden } = props
  const { zone, zones, choose: chooseZone, isLive } = useVisitorZone(props.zone, props.isZoneChosen)
  const booking = useBooking(props, props.zone, zone)
  const { free, chosen, gone, person, isFree, errors, trouble, isSending, choose } = booking
  const { by, hasVideo, setWanted, callLanguage, speak } = booking
  const error = (name: string) => fieldErrorText(texts, name, errors[name])
  return (
    <>
      <form id="call-zone" method="get" noValidate={isLive}>
        {hidden.service && <input type="hidden" name="service" value={hidden.service} />}
        {hidden.for && <input type="hidden" name="for" value={hidden.for} />}
      </form>
      <form
        action="/api/call-form"
        method="post"
        className="grid grid-cols-1 gap-6"
        noValidate={isLive}
        onFocus={booking.fetchToken}
        onInput={({ target }) => booking.clear((target as HTMLInputElement).name)}
        onSubmit={(event) => {
          event.preventDefault()
          booking.submit(event.currentTarget)
        }}
      >
        <input type="hidden" name="action" value="book" />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="time_zone" value={zone} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TimePicker
          {...{ texts, language, free, by, zone, places, now, chosen, gone, isLive }}
          week={props.week}
          onChoose={choose}
          zoneSelect={
            <ZoneSelect {...{ texts, language, zone, places, now }} more={zones} onChange={chooseZone} />
          }
          otherWays={<OtherWays texts={texts} whatsapp={props.whatsapp} />}
          error={error('time')}
        />
        <BookingFields
          {...{ texts, language, values, error, isLive, callLanguage, by, hasVideo, speak, setWanted }}
        />
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="call-website">{texts.website}</label>
          <input id="call-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {isFree && chosen !== undefined && (
          <CallSummary {...{ texts, language, zone, by, callLanguage, person, places }} at={chosen} />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="accent" className="max-sm:w-full" aria-disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </Button>
          {trouble ? (
            <TakenSlip {...{ texts, language, zone, trouble, isLive }} onPick={choose} />
          ) : (
            props.note
          )}
        </div>
      </form>
    </>
  )
}

const wayClass = 'inline-flex min-h-11 items-center font-strong underline underline-offset-4'

/** Other ways to reach the agency, beside the button of a week without free times. */
function OtherWays({ texts, whatsapp }: Pick<Props, 'texts' | 'whatsapp'>) {
  return (
    <>
      <Link href="/contact" prefetch={false} className={wayClass}>
        {texts.write}
      </Link>
      {whatsapp && (
        <a href={whatsapp} rel="noopener noreferrer" className={wayClass}>
          {texts.whatsapp}
        </a>
      )}
    </>
  )
}
