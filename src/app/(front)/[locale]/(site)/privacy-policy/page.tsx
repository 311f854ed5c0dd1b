import type { Metadata } from 'next'

import { legalHead, LegalScreen } from '../legal-screen'

export const generateMetadata = (): Promise<Metadata> => legalHead('/privacy-policy', 'privacy-page')

export default function PrivacyPolicyPage() {
  return <LegalScreen slug="privacy-page" />
}
