'use client'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import { invoiceStyles } from '@/features/invoices/invoice-styles'
import { proposalStyles } from '@/features/proposals/staff/proposal-styles'
import type { FoundKind } from '../rules'
import { useSearchTexts } from './texts'

type Look = { tint: Tint; glyph: Glyph }
const none: Look = { tint: 'gray', glyph: 'dash' }

const looks: Partial<Record<FoundKind, Record<string, Look>>> = {
  leads: {
    new: { tint: 'blue', glyph: 'ring' },
    contacted: { tint: 'yellow', glyph: 'half' },
    qualified: { tint: 'green', glyph: 'half' },
    proposal: { tint: 'purple', glyph: 'half' },
    closed_won: { tint: 'emerald', glyph: 'check' },
    closed_lost: { tint: 'red', glyph: 'dash' },
  },
  clients: {
    active: { tint: 'green', glyph: 'check' },
    inactive: { tint: 'gray', glyph: 'ring' },
    suspended: { tint: 'red', glyph: 'dash' },
  },
  tickets: {
    open: { tint: 'blue', glyph: 'ring' },
    in_progress: { tint: 'yellow', glyph: 'half' },
    resolved: { tint: 'green', glyph: 'check' },
    closed: none,
  },
  proposals: proposalStyles,
  invoices: invoiceStyles,
}

/** The state of a document, in the words and colors that it has everywhere. */
export function FoundChip({ kind, status }: { kind: FoundKind; status: string }) {
  const text = useSearchTexts()
  const names = kind === 'proposals' ? 'states' : 'statuses'
  return <Chip {...(looks[kind]?.[status] ?? none)}>{text(`${kind}:${names}:${status}`)}</Chip>
}
