import type { Glyph, Tint } from '@/components/ui/chip'
import type { PublicationState } from '../rules'

/** The tint and glyph of each state of a language. */
export const stateStyles: Record<PublicationState, { tint: Tint; glyph: Glyph }> = {
  published: { tint: 'emerald', glyph: 'check' },
  changed: { tint: 'yellow', glyph: 'pen' },
  draft: { tint: 'gray', glyph: 'pen' },
  missing: { tint: 'gray', glyph: 'ring' },
}
