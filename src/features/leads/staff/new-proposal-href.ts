import { changeUrl } from '@/components/staff/use-url'
import { generatorHref } from '@/lib/generator-address'
import { LEAD_PARAMETER } from './lead-url'

/** The parameter that names the lead for which a proposal is to be created. */
export const PROPOSE_PARAMETER = 'propose'

/** Where a proposal for a lead is written. */
export const newProposalHref = (lead: string): string => generatorHref({ lead })

/** Asks how to write it. */
export const propose = (lead: string): void =>
  changeUrl({ [PROPOSE_PARAMETER]: lead, [LEAD_PARAMETER]: undefined })

export const closePropose = (): void => changeUrl({ [PROPOSE_PARAMETER]: undefined }, 'replace')
