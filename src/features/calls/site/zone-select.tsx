import { utcOffset } from '@/lib/dates'
import { zonePlace, type Places } from '../call-texts'
import type { BookingTexts } from './booking-texts'

/** Zones of the readers of two languages, west to east; the browser adds its own. */
const commonZones = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Tijuana',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/Mexico_City',
  'America/Guatemala',
  'America/Bogota',
  'America/Lima',
  'America/New_York',
  'America/Caracas',
  'America/Puerto_Rico',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Madrid',
]

type Props = {
  texts: BookingTexts
  language: string
  zone: string
  places: Places
  now: number
  /** Zones that the browser knows. */
  more: readonly string[]
  onChange: (zone: string) => void
}

/** The visitor's time zone. It belongs to a form of its own, which shows the page again before scripts. */
export function ZoneSelect({ texts, language, zone, places, now, more, onChange }: Props) {
  const zones = [...new Set([zone, ...Object.keys(places), ...commonZones, ...more])]
  return (
    <span className="flex max-w-full items-center gap-2 text-caption">
      <label htmlFor="call-zone-select" className="whitespace-nowrap text-muted">
        {texts.zone}
      </label>
      <select
        id="call-zone-select"
        name="zone"
        form="call-zone"
        className="min-h-11 min-w-0 cursor-pointer border-0 border-b border-field-line bg-transparent text-ellipsis font-strong"
        value={zone}
        onChange={(event) => onChange(event.target.value)}
      >
        {zones.map((one) => (
          // Browsers know other names for some zones than the server.
          <option key={one} value={one} suppressHydrationWarning>
            {`${zonePlace(one, language, places)} (${utcOffset(one, new Date(now))})`}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form="call-zone" className="min-h-11 underline">
          {texts.showTimes}
        </button>
      </noscript>
    </span>
  )
}
