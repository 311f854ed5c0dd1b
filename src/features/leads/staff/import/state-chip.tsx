'use client'

import { useTranslations } from 'next-intl'

import { Chip, type Glyph, type Tint } from '@/components/ui/chip'
import type { ImportState } from '../../import-rules'

const looks: Record<ImportState, { tint: Tint; glyph: Glyph }> = {
  uploading: { tint: 'gray', glyph: 'ring' },
  reading: { tint: 'blue', glyph: 'half' },
  importing: { tint: 'blue', glyph: 'half' },
  done: { tint: 'emerald', glyph: 'check' },
  undoing: { tint: 'yellow', glyph: 'half' },
  undone: { tint: 'gray', glyph: 'dash' },
  failed: { tint: 'red', glyph: 'alert' },
}

/** What an import does. */
export function StateChip({ state }: { state: ImportState }) {
  const t = useTranslations('leadFiles.states')
  return <Chip {...looks[state]}>{t(state)}</Chip>
}
