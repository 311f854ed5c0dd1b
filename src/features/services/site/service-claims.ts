import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { ClaimKey } from '@/features/routes/rules'
import type { ServiceSlug } from '../rules'

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
