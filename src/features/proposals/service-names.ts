import adminEn from '@/messages/en/admin.json'
import adminEs from '@/messages/es/admin.json'

/** What each service is called in a proposal, by language. For the server: the texts are large. */
export const serviceNames = {
  en: adminEn.proposals.serviceTypes,
  es: adminEs.proposals.serviceTypes,
} as const
