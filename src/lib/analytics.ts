import { isLinkTarget } from './paths'

export const analyticsTools = ['none', 'plausible', 'ga4'] as const

/** Whether this is a site's domain in Plausible: a host without scheme and path. */
export const isDomain = (domain: string): boolean =>
  domain.length <= 253 && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(domain)

export const ga4Id = /^G-[A-Z0-9]{4,16}$/

const localhostUrl = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/\S*$/

/**
 * Whether a script URL on localhost is allowed: browsers treat these hosts as secure without https. Only while the site
 * itself runs on localhost, because for other visitors the URL would point to their own machine.
 */
const isAllowedLocalScript = (address: string, site: string) =>
  localhostUrl.test(address) &&
  URL.canParse(address) &&
  localhostUrl.test(`${site.replace('https:', 'http:')}/`)

/**
 * Whether a script may be loaded from this URL by `site`, our own origin. Its origin is written into the content security
 * policy, so its host must not contain a semicolon, a comma or an asterisk, which URLs allow.
 */
export const isScript = (address: string, site: string): boolean =>
  isAllowedLocalScript(address, site) ||
  (isLinkTarget(address) && (address.startsWith('/') || /^[a-z0-9.-]+$/.test(new URL(address).hostname)))

/** The analytics settings. Fields of a tool that is not selected may be filled in. */
export type AnalyticsSettings = {
  tool?: string | null
  plausibleDomain?: string | null
  plausibleScript?: string | null
  ga4Id?: string | null
}

/** A tool that can be loaded: its name and what its script needs. */
export type Analytics = { tool: 'plausible'; domain: string; script: string } | { tool: 'ga4'; id: string }

/** Returns the selected tool, or undefined when none is selected or its settings are incomplete. */
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
 * Returns the origins, in addition to our own, that script-src and connect-src need for the selected tool. Plausible's
 * script reports to the origin that it was loaded from; Google's to the hosts that its documentation lists for Analytics
 * without advertising.
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
