import { fullService } from './full-service'
import { localSeo } from './local-seo'
import { marketingAutomation } from './marketing-automation'
import { newsletter } from './newsletter'
import { websiteWithBookings } from './website-with-bookings'
import { weeklyContent } from './weekly-content'
import type { ProposalTemplateWords } from './types'

/** Texts and fees to start a proposal from: one for each kind of work that the demo agency sells. */
export const proposalTemplates: ProposalTemplateWords[] = [
  marketingAutomation,
  weeklyContent,
  localSeo,
  websiteWithBookings,
  newsletter,
  fullService,
]
