import { PROPOSAL_CREATOR_PATH } from './admin-views'
import { changedQuery } from './changed-query'

/** The tabs of the proposal generator, in their order. */
export const generatorTabs = ['transcript', 'details', 'generate', 'billing'] as const
export type GeneratorTab = (typeof generatorTabs)[number]

/** The parameters that name the shown tab and the draft. */
export const PART_PARAMETER = 'part'
export const DRAFT_PARAMETER = 'draft'

/** The address of the generator, for a lead and at a tab. */
export const generatorHref = (change: { lead?: string; part?: GeneratorTab; draft?: string } = {}): string =>
  `${PROPOSAL_CREATOR_PATH}${changedQuery('', change)}`
