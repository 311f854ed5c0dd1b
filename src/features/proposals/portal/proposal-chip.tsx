import { useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { ShownState } from '../rules'

const chipStyles: Record<ShownState, { tint: Tint; glyph: Glyph }> = {
  awaiting: { tint: 'purple', glyph: 'half' },
  signed: { tint: 'emerald', glyph: 'check' },
  rejected: { tint: 'red', glyph: 'dash' },
  revised: { tint: 'yellow', glyph: 'ring' },
  expired: { tint: 'gray', glyph: 'dash' },
  draft: { tint: 'gray', glyph: 'ring' },
}

/** The state of a proposal. */
export function ProposalChip({ state }: { state: ShownState }) {
  const t = useTranslations('portal.statuses.proposal')
  return <Chip {...chipStyles[state]}>{t(state)}</Chip>
}
