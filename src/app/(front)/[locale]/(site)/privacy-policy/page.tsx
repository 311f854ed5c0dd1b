import { LegalScreen } from '../legal-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return <LegalScreen path="/privacy-policy" slug="privacy-page" />
}
