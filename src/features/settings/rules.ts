import type { Language } from '@/i18n/languages'
import type { WeekMinute } from '@/lib/dates'
import { isLinkTarget } from '@/lib/paths'

/** The site settings: what is valid in them, when offices are open, and which services an operator may configure. */

export const socialNetworks = [
  'linkedin',
  'instagram',
  'facebook',
  'youtube',
  'tiktok',
  'x',
  'whatsapp',
] as const

/** The fields of the agency's legal identity, in the order of the admin. */
export const legalFields = [
  'name',
  'address',
  'taxId',
  'privacyEmail',
  'representative',
  'governingLaw',
  'dataBankNumber',
] as const

/** Who runs the site, as shown on legal pages, invoices and emails. Fields that staff left empty are missing. */
export type LegalIdentity = Partial<Record<(typeof legalFields)[number], string>>

type LegalRow = { [Name in keyof LegalIdentity]?: string | null }

/** Returns the fields that staff entered. */
export function legalIdentityOf(row: LegalRow | null | undefined): LegalIdentity {
  const entries = legalFields.map((name) => [name, row?.[name]?.trim()] as const)
  return Object.fromEntries(entries.filter(([, value]) => value))
}

/** The legal name and the address on one line; undefined when staff entered neither. */
export const senderLine = ({ name, address }: LegalIdentity): string | undefined =>
  [name, address].filter(Boolean).join(', ') || undefined

/** Whether this is a path of the site or an https URL. */
export const isLink = isLinkTarget

/** Whether the runtime knows this IANA zone, such as America/Lima. */
export function isTimeZone(zone: unknown): boolean {
  try {
    return typeof zone === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** The hours of every office, in local time from Monday to Friday. */
export const officeHours = { opens: 9, closes: 18 } as const

const isWorkday = (weekday: number) => weekday >= 1 && weekday <= 5

/** When an office opens: `weekday` is 0 on Sunday, `wait` the minutes until then. */
export type NextOpening = { weekday: number; wait: number }

/**
 * Returns when an office opens next; undefined while it is open. `isHoliday` says whether the office is closed that many
 * days from now; 0 is today.
 */
export function nextOpening(
  { weekday, minutes }: WeekMinute,
  isHoliday: (days: number) => boolean,
): NextOpening | undefined {
  const [opens, closes] = [officeHours.opens * 60, officeHours.closes * 60]
  const isOpenDay = (days: number) => isWorkday((weekday + days) % 7) && !isHoliday(days)
  if (isOpenDay(0) && minutes >= opens && minutes < closes) return undefined
  let days = minutes < opens ? 0 : 1
  while (!isOpenDay(days)) days++
  return { weekday: (weekday + days) % 7, wait: days * 24 * 60 + opens - minutes }
}

/** The services of other companies that an operator may configure. */
export const connections = ['billing', 'model'] as const
export type Connection = (typeof connections)[number]

/** The errors that name a reason of their own; others are said as a failure. */
export const connectionFailures = {
  billing: { billing_refused: 'refused', billing_unavailable: 'unavailable' },
  model: { model_busy: 'busy', model_timeout: 'timeout', model_refused: 'refused', model_failed: 'unusable' },
} as const satisfies Record<Connection, Record<string, string>>

/** The request that tries a service. The model has its own, with a limit of its own. */
export const connectionTest = {
  billing: ['test-connection', { what: 'billing' }],
  model: ['check-model', {}],
} as const satisfies Record<Connection, readonly [string, object]>

/** Returns the address of a chat with the first office that has one, which every page in Spanish offers. */
export const chatOfSite = (
  offices: readonly { whatsappUrl?: string }[],
  language: Language,
): string | undefined =>
  language === 'es' ? offices.find(({ whatsappUrl }) => whatsappUrl)?.whatsappUrl : undefined

/** Returns the address that opens a chat on WhatsApp in which these words are written. `url` is https://wa.me/ and the digits. */
export const chatAddress = (url: string, words: string): string => `${url}?text=${encodeURIComponent(words)}`
