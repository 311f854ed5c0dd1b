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

/** Whether this is a path of the site or an address that starts with https. */
export const isLink = isTarget

/** Whether this names a site as Plausible knows it: a host, without 'https' and without a path. */
export const isDomain = (domain: string): boolean =>
  domain.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain)

export const ga4Id = /^G-[A-Z0-9]{4,16}$/

const onThisMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/\S*$/

/**
 * A tool that is tried on this machine: browsers take these hosts as safe without https. Only where the site itself
 * stands there: to its visitors elsewhere the address would mean a machine of their own.
 */
const isOfThisMachine = (address: string, site: string) =>
  onThisMachine.test(address) &&
  URL.canParse(address) &&
  onThisMachine.test(`${site.replace('https:', 'http:')}/`)

/**
 * Whether a script may be loaded from this address by `site`, our own origin. Its origin ends up in a policy header, where a semicolon, a comma
 * or an asterisk, which addresses may hold, would say more than one origin.
 */
export const isScript = (address: string, site: string): boolean =>
  isOfThisMachine(address, site) ||
  (isLink(address) && (address.startsWith('/') || /^[a-z0-9.-]+$/.test(new URL(address).hostname)))

/** What the settings keep of an analytics tool; what belongs to the tool that is not chosen may stay filled in. */
export type AnalyticsSettings = {
  tool?: string | null
  plausibleDomain?: string | null
  plausibleScript?: string | null
  ga4Id?: string | null
}

/** A tool that can be loaded: its name and what its script needs. */
export type Analytics = { tool: 'plausible'; domain: string; script: string } | { tool: 'ga4'; id: string }

/** The tool of the settings when it is complete; undefined for none and for half of one. */
export function analyticsOf(
  settings: AnalyticsSettings | null | undefined,
  site: string,
): Analytics | undefined {
  const { tool, plausibleDomain: domain, plausibleScript: script, ga4Id: id } = settings ?? {}
  if (tool === 'plausible' && domain && isDomain(domain) && script && isScript(script, site))
    return { tool, domain, script }
  if (tool === 'ga4' && id && ga4Id.test(id)) return { tool, id }
  return undefined
}

/**
 * The origins, beside our own, that script-src and connect-src need for the tool of the settings. Plausible's script
 * reports to where it came from; Google's to the hosts that its documentation lists for Analytics without advertising.
 */
export function analyticsOrigins(settings: AnalyticsSettings | null | undefined, site: string): string[] {
  const analytics = analyticsOf(settings, site)
  if (analytics?.tool === 'plausible')
    return analytics.script.startsWith('/') ? [] : [new URL(analytics.script).origin]
  if (analytics?.tool === 'ga4')
    return [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ]
  return []
}

/** Whether the runtime knows this IANA zone, such as America/Lima. */
export function isTimeZone(zone: unknown): boolean {
  try {
    return typeof zone === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
