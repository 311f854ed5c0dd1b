import { PROPOSAL_CREATOR_PATH } from './admin-views'
import { changedQuery } from './changed-query'
import { isId } from './ids'

/** The tabs of the proposal generator, in their order. */
export const generatorTabs = ['transcript', 'details', 'generate', 'billing'] as const
export type GeneratorTab = (typeof generatorTabs)[number]

/** The parameters that name the shown tab and the draft. */
export const PART_PARAMETER = 'part'
export const DRAFT_PARAMETER = 'draft'

/** The address of the generator, for a lead and at a tab. */
export const generatorHref = (change: { lead?: string; part?: GeneratorTab; draft?: string } = {}): string =>
  `${PROPOSAL_CREATOR_PATH}${changedQuery('', change)}`

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
