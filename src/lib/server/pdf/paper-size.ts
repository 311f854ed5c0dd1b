export const paperSizes = ['LETTER', 'A4'] as const
export type PaperSize = (typeof paperSizes)[number]

/** The currencies of countries that print on A4; the others of the Americas print on Letter. */
const a4 = new Set(['PEN', 'EUR'])

/** Returns the size of paper that people have who are billed in that currency. */
export const paperSizeFor = (currency: string): PaperSize => (a4.has(currency) ? 'A4' : 'LETTER')
