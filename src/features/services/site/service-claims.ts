import type { ClaimKey } from '@/features/pages/rules'
import type { ServiceSlug } from '../rules'

/** Which of the agency's claims each service makes. */
export const claimsOf: Readonly<Record<ServiceSlug, readonly ClaimKey[]>> = {
  'marketing-automation': ['hoursSaved'],
  'content-marketing': ['conversion'],
  'seo-optimization': ['traffic'],
  'web-development': ['conversion'],
  'email-marketing': ['emailReturn', 'lifetimeValue'],
  'digital-advertising': ['conversion'],
}
