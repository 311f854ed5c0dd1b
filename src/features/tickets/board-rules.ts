import { ticketStatuses, type TicketPriority, type TicketStatus } from './rules'

/** Rules of the staff's side of support. Pure: no I/O. */

/** How long a sent reply can be undone, in seconds. */
export const UNDO_SECONDS = 5

/** Tickets on a page of the board. */
export const TICKET_PAGE_SIZE = 20
export const MAX_TICKET_PAGE = 1_000

/** Messages that a thread shows at first, and adds with each request for earlier ones. */
export const STAFF_THREAD_PAGE = 50
export const MAX_THREAD_PAGES = 100

export const MAX_TICKET_QUERY_LENGTH = 200

/** What the board sorts by: newest first, or most urgent first. */
export const ticketSorts = ['created', 'priority'] as const
export type TicketSort = (typeof ticketSorts)[number]

/** A missing key filters nothing. */
export type TicketFilter = { query?: string; status?: TicketStatus; priority?: TicketPriority }

export const isTicketStatus = (value: unknown): value is TicketStatus =>
  ticketStatuses.some((status) => status === value)

/** Returns the status that the composer proposes: an open ticket that is answered is in progress. */
export const defaultReplyStatus = (status: TicketStatus): TicketStatus =>
  status === 'open' ? 'in_progress' : status

/** The zone and country of phone numbers, by the beginning of their digits. The longest one that fits counts. */
const phoneAreas: Record<string, [zone: string, country: string]> = {
  '51': ['America/Lima', 'PE'],
  '52': ['America/Mexico_City', 'MX'],
  '52664': ['America/Tijuana', 'MX'],
  '52686': ['America/Tijuana', 'MX'],
  '52646': ['America/Tijuana', 'MX'],
  '52662': ['America/Hermosillo', 'MX'],
  '52644': ['America/Hermosillo', 'MX'],
  '52998': ['America/Cancun', 'MX'],
  '52984': ['America/Cancun', 'MX'],
  '52983': ['America/Cancun', 'MX'],
  '52667': ['America/Mazatlan', 'MX'],
  '52669': ['America/Mazatlan', 'MX'],
  '54': ['America/Argentina/Buenos_Aires', 'AR'],
  '56': ['America/Santiago', 'CL'],
  '57': ['America/Bogota', 'CO'],
  '502': ['America/Guatemala', 'GT'],
  '503': ['America/El_Salvador', 'SV'],
  '504': ['America/Tegucigalpa', 'HN'],
  '505': ['America/Managua', 'NI'],
  '506': ['America/Costa_Rica', 'CR'],
  '507': ['America/Panama', 'PA'],
  '591': ['America/La_Paz', 'BO'],
  '593': ['America/Guayaquil', 'EC'],
  // Florida. Other numbers of North America do not identify one time zone.
  ...Object.fromEntries(
    '305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 863 904 941 954'
      .split(' ')
      .map((area) => [`1${area}`, ['America/New_York', 'US'] as [string, string]]),
  ),
}

/**
 * Returns the time zone and the country (ISO 3166) of an international phone number, such as '+51 987 654 321'; undefined
 * for one that identifies none.
 */
export function phoneArea(phone: string | null | undefined): { zone: string; country: string } | undefined {
  if (!phone?.trim().startsWith('+')) return undefined
  const digits = phone.replaceAll(/\D/g, '')
  for (let length = 5; length >= 2; length -= 1) {
    const area = phoneAreas[digits.slice(0, length)]
    if (area) return { zone: area[0], country: area[1] }
  }
  return undefined
}
