import { LegalScreen } from '../legal-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/terms-of-service')

export default function TermsOfServicePage() {
  return <LegalScreen path="/terms-of-service" slug="terms-page" />
}
