import { leadLimits } from '@/features/leads/rules'

/** The last campaign of this visit, in the browser's session: it survives navigation and a change of language. */

const key = 'puente_campaign'
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** What the lead capture takes as one line: a link that was copied badly must not make the form refuse its visitor. */
const clean = (value: string | null) =>
  value
    ?.replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, leadLimits.utm)
    // Half a character, where the cut went through one.
    .replace(/[\ud800-\udbff]$/, '')

/** The campaign that a query names, as the fields of the lead capture. */
export function campaignOf(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = clean(query.get(name))
      return value ? [[name, value]] : []
    }),
  )
}

/** Keeps the campaign that a query names; a query without one changes nothing. */
export function rememberCampaign(search: string): void {
  const found = campaignOf(search)
  if (Object.keys(found).length === 0) return
  try {
    sessionStorage.setItem(key, JSON.stringify(found))
  } catch {
    // A browser without storage sends its form all the same.
  }
}

/** What was kept, as the fields of the lead capture. */
export function campaign(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
