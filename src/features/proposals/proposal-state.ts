import type { Glyph, Tint } from '@/components/ui/chip'
import type { StaffProposalState } from './rules'

/** How the chip of each state looks. */
export const proposalStyles: Record<StaffProposalState, { tint: Tint; glyph: Glyph }> = {
  draft: { tint: 'gray', glyph: 'ring' },
  awaiting: { tint: 'purple', glyph: 'half' },
  signed: { tint: 'emerald', glyph: 'check' },
  rejected: { tint: 'red', glyph: 'dash' },
  revised: { tint: 'yellow', glyph: 'ring' },
  expired: { tint: 'gray', glyph: 'dash' },
}

/** Whether it is a draft, which can be sent: it was never sent, or is being revised. */
export const isDraft = (state: StaffProposalState): boolean => state === 'draft' || state === 'revised'

/** Whether it was sent and can become a draft again. */
export const isRevisable = (state: StaffProposalState): boolean =>
  state === 'awaiting' || state === 'expired' || state === 'rejected'
