import type { Both } from '../types'

/** `content` is Markdown. Fees are in cents; a missing one is null. */
export type ProposalTemplateWords = {
  name: string
  description: string | null
  setupFee: number | null
  monthlyFee: number | null
  content: Both<string>
}
