import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { ClaimKey } from '@/features/routes/rules'

type Claim = Pick<Figures['claims'][number], 'key' | 'value'>

/** Figures that others published about their industry. Their source and year are texts in services.json. */
const published = { emailReturn: 42 } as const satisfies Partial<Record<ClaimKey, number>>
export type IndustryFigure = keyof typeof published

const isPublished = (key: ClaimKey): key is IndustryFigure => Object.hasOwn(published, key)

/** Returns the industry figure that a claim is; undefined for the agency's own figures, such as an edited one. */
export function industryFigureOf({ key, value }: Claim): IndustryFigure | undefined {
  return isPublished(key) && value.replace(/[^\d.-]/g, '') === String(published[key]) ? key : undefined
}
