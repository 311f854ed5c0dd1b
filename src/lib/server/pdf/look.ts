import { light as colors } from '@/lib/colors'
import type { TextStyle } from './lines'

export const paperSizes = ['LETTER', 'A4'] as const
export type PaperSize = (typeof paperSizes)[number]

/** The currencies of countries that print on A4; the others of the Americas print on Letter. */
const a4 = new Set(['PEN', 'EUR'])

/** Returns the size of paper that people have who are billed in that currency. */
export const paperSizeFor = (currency: string): PaperSize => (a4.has(currency) ? 'A4' : 'LETTER')

/** How texts look, in points. */
export const looks = {
  text: { face: 'text', size: 10, color: colors.ink },
  quiet: { face: 'text', size: 10, color: colors.muted },
  strong: { face: 'strong', size: 10, color: colors.ink },
  title: { face: 'display', size: 28, color: colors.ink },
  heading: { face: 'display', size: 15, color: colors.ink },
  brand: { face: 'display', size: 14, color: colors.ink },
  total: { face: 'display', size: 16, color: colors.ink },
  foot: { face: 'text', size: 9, color: colors.muted },
} as const satisfies Record<string, TextStyle>
