import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { ClaimKey } from '@/features/routes/rules'
import type { ServiceSlug } from '../rules'

type Claim = Pick<Figures['claims'][number], 'key' | 'value'>

/** Figures that others published about their industry. Their source and year are texts in services.json. */
const published = { emailReturn: 42 } as const satisfies Partial<Record<ClaimKey, number>>
type IndustryFigure = keyof typeof published

const isPublished = (key: ClaimKey): key is IndustryFigure => Object.hasOwn(published, key)

/** Returns the industry figure that a claim is; undefined for the agency's own figures, such as an edited one. */
export function industryFigureOf({ key, value }: Claim): IndustryFigure | undefined {
  return isPublished(key) && value.replace(/[^\d.-]/g, '') === String(published[key]) ? key : undefined
}

/** The figures that each service claims. */
export const claimsByService: Readonly<Record<ServiceSlug, readonly ClaimKey[]>> = {
  'marketing-automation': ['hoursSaved'],
  'content-marketing': ['conversion'],
  'seo-optimization': ['traffic'],
  'web-development': ['conversion'],
  'email-marketing': ['emailReturn', 'lifetimeValue'],
  'digital-advertising': ['conversion'],
}

const isShared = (key: ClaimKey) =>
  Object.values(claimsByService).filter((keys) => keys.includes(key)).length > 1

/** Returns the figure that a service has to itself, its first one. Among all services a figure is shown only once. */
export function ownClaim(slug: ServiceSlug, figures: Figures | null): Figures['claims'][number] | undefined {
  const [key] = claimsByService[slug].filter((one) => !isShared(one))
  return figures?.claims.find((claim) => claim.key === key)
}
