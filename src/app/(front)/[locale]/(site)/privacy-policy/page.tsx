import { headOf } from '../page-data'
import { LegalScreen } from '../legal-screen'

export const generateMetadata = () => headOf('/privacy-policy')

export default function PrivacyPolicyPage() {
  return <LegalScreen slug="privacy-page" />
}
