import { DRAFT_PARAMETER, generatorHref } from './generator-address'
import { isId } from './ids'

/** The key under which the lead that a proposal is started for is stored. */
const KEY = 'proposal-lead'

/** Notes the lead for the generator. It is a hint only: the server reads the lead again. */
export function noteLead(id: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id }))
  } catch {
    // The URL names it, too.
  }
}

/** Returns the lead that was noted, and forgets it. */
function takeLead(): string | null {
  try {
    const { id } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { id?: unknown }
    sessionStorage.removeItem(KEY)
    return isId(id) ? id : null
  } catch {
    return null
  }
}

/**
 * Forgets the lead that was noted, and returns the URL of its generator; undefined when none was noted, or when the
 * current URL names a lead or a draft.
 */
export function hintedAddress(lead: string | null, search: string): string | undefined {
  const noted = takeLead()
  const named = lead ?? new URLSearchParams(search).get(DRAFT_PARAMETER)
  return noted && !named ? generatorHref({ lead: noted }) : undefined
}
