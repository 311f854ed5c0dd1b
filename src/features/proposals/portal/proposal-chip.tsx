import { useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { ShownProposal } from '../queries'

type State = ShownProposal['state']

const looks: Record<State, { tint: Tint; glyph: Glyph }> = {
  awaiting: { tint: 'purple', glyph: 'half' },
  signed: { tint: 'emerald', glyph: 'check' },
  rejected: { tint: 'red', glyph: 'dash' },
  revised: { tint: 'yellow', glyph: 'ring' },
  expired: { tint: 'grey', glyph: 'dash' },
  draft: { tint: 'grey', glyph: 'ring' },
}

export function ProposalChip({ state }: { state: State }) {
  const t = useTranslations('portal.statuses.proposal')
  return <Chip {...looks[state]}>{t(state)}</Chip>
}
