import { utmKeys, visitLimits } from '../visit'

/** The last campaign of the visit, in the session storage: it survives navigation and a change of language. */

const STORAGE_KEY = 'puente_campaign'

/** Turns a parameter into one line that lead capture accepts, so that a badly copied link does not block the form. */
const toLine = (value: string | null) =>
  value
    ?.replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, visitLimits.utm)
    // The cut may leave half of a surrogate pair.
    .replace(/[\ud800-\udbff]$/, '')

/** Returns the campaign parameters of a query string, as fields of the lead capture. */
export function campaignOf(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    utmKeys.flatMap((key) => {
      const value = toLine(query.get(`utm_${key}`))
      return value ? [[`utm_${key}`, value]] : []
    }),
  )
}

/** Stores the campaign of a query string. One without campaign parameters leaves the stored one. */
export function rememberCampaign(search: string): void {
  const campaign = campaignOf(search)
  if (Object.keys(campaign).length === 0) return
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(campaign))
  } catch {
    // Without storage the form is sent without a campaign.
  }
}

/** Returns the stored campaign, as fields of the lead capture. */
export function storedCampaign(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
