import { dateFormat } from '@/lib/intl-formats'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'

/** Days, times and places of calls as people read them. Pure: also runs in browsers. `zone` is an IANA name. */

const localeOf = (language: string) => (language === 'es' ? 'es-MX' : 'en-US')

/** A day without its year, such as 'Tuesday, December 1' or 'martes 1 de diciembre'; its number stays with the word it belongs to. */
export const callDay = (at: Date, language: string, zone: string): string => {
  const options = { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' } as const
  const text = dateFormat(localeOf(language), options).format(at)
  return language === 'es'
    ? text.replace(',', '').replace(/(\d) /u, '$1\u00a0')
    : text.replace(/ (?=\d)/u, '\u00a0')
}

/** A time on one line, such as '10:00 AM' or '10:00 a.m.'. */
export const callTime = (at: Date, language: string, zone: string): string =>
  withNonBreakingSpaces(localTime(zone, language, at))

export const callWeekday = (at: Date, language: string, zone: string): string =>
  dateFormat(localeOf(language), { timeZone: zone, weekday: 'long' }).format(at)

/** The first name of a person who takes calls. */
export const firstName = (name: string): string => name.split(/\s+/)[0] ?? name

/** The names of zones that the agency's offices have: those of their cities, by zone. */
export type Places = Readonly<Record<string, string>>

/**
 * The place of a zone in a language, such as 'Mexico City' or 'Ciudad de México' for America/Mexico_City: the city of an office if
 * it is the zone of one. Spanish names are those of `Intl`, where a country with one zone is named itself ('Perú'); it has no
 * places in English, but the zones are named in English.
 */
export const zonePlace = (zone: string, language: string, places: Places): string =>
  places[zone] ??
  (language === 'es' ? spanishPlace(zone) : undefined) ??
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** There are as many as zones. Kept here, because a select shows all of them. */
const spanishPlaces = new Map<string, string | undefined>()

/** 'Nueva York' of 'hora de Nueva York'; undefined for a zone without a place, such as UTC. */
function spanishPlace(zone: string): string | undefined {
  if (spanishPlaces.has(zone)) return spanishPlaces.get(zone)
  const parts = new Intl.DateTimeFormat('es-MX', { timeZone: zone, timeZoneName: 'shortGeneric' })
  const name = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const place = /^hora del? (.+)$/u.exec(name)?.[1]
  spanishPlaces.set(zone, place)
  return place
}
