import { isTarget } from '@/lib/paths'

/** What the site settings may hold. Pure. */

export const socialNetworks = [
  'linkedin',
  'instagram',
  'facebook',
  'youtube',
  'tiktok',
  'x',
  'whatsapp',
] as const

export const analyticsTools = ['none', 'plausible', 'ga4'] as const

/** Whether the runtime knows this IANA zone, such as America/Lima. */
export function isTimeZone(zone: unknown): boolean {
  try {
    return typeof zone === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Whether this is a path of the site or an address that starts with https. */
export const isLink = isTarget
