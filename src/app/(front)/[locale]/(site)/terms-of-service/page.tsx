import { headOf } from '../page-data'
import { LegalScreen } from '../legal-screen'

export const generateMetadata = () => headOf('/terms-of-service')

export default function TermsOfServicePage() {
  return <LegalScreen slug="terms-page" />
}
