/** The last campaign of this visit, in the browser's session: it survives navigation and a change of language. */

const key = 'puente_campaign'
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Keeps the campaign that a query names; a query without one changes nothing. */
export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search)
  const found = names.flatMap((name) => {
    const value = query.get(name)?.slice(0, 200)
    return value ? [[name, value] as const] : []
  })
  if (found.length === 0) return
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(found)))
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
