import { StructuredData } from '@/features/seo/site/structured-data'
import { pageMetadata } from '../page-data'
import { LegalScreen } from '../legal-screen'

export const generateMetadata = () => pageMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return (
    <>
      <StructuredData path="/privacy-policy" />
      <LegalScreen slug="privacy-page" />
    </>
  )
}
