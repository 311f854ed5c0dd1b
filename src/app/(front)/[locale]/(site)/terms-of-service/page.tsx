import { StructuredData } from '@/features/seo/site/structured-data'
import { pageMetadata } from '../page-data'
import { LegalScreen } from '../legal-screen'

export const generateMetadata = () => pageMetadata('/terms-of-service')

export default function TermsOfServicePage() {
  return (
    <>
      <StructuredData path="/terms-of-service" />
      <LegalScreen slug="terms-page" />
    </>
  )
}
