'use client'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { FoundKind } from '../rules'
import { useTexts } from './texts'

type Style = [Tint, Glyph]
const none: Style = ['gray', 'dash']

const styles: Partial<Record<FoundKind, Record<string, Style>>> = {
  leads: {
    new: ['blue', 'ring'],
    contacted: ['yellow', 'half'],
    qualified: ['green', 'half'],
    proposal: ['purple', 'half'],
    closed_won: ['emerald', 'check'],
    closed_lost: ['red', 'dash'],
  },
  clients: { active: ['green', 'check'], inactive: ['gray', 'ring'], suspended: ['red', 'dash'] },
  tickets: {
    open: ['blue', 'ring'],
    in_progress: ['yellow', 'half'],
    resolved: ['green', 'check'],
    closed: none,
  },
  proposals: {
    draft: ['gray', 'ring'],
    sent: ['purple', 'half'],
    signed: ['emerald', 'check'],
    accepted: ['emerald', 'check'],
    rejected: ['red', 'dash'],
  },
  invoices: { pending: ['blue', 'ring'], paid: ['emerald', 'check'], overdue: ['red', 'alert'] },
}

/** The status of a document, in the colors that it has everywhere. */
export function FoundChip({ kind, status }: { kind: FoundKind; status: string }) {
  const text = useTexts()
  const [tint, glyph] = styles[kind]?.[status] ?? none
  return (
    <Chip tint={tint} glyph={glyph}>
      {text(`${kind}:statuses:${status}`)}
    </Chip>
  )
}
