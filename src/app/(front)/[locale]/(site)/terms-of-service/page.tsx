import type { Metadata } from 'next'

import { legalHead, LegalScreen } from '../legal-screen'

export const generateMetadata = (): Promise<Metadata> => legalHead('/terms-of-service', 'terms-page')

export default function TermsOfServicePage() {
  return <LegalScreen slug="terms-page" />
}
