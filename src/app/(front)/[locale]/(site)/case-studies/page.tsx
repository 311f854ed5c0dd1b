import { StructuredData } from '@/features/seo/site/structured-data'
import { pageMetadata } from '../page-data'
import { ComingSoonScreen } from '@/app/(front)/[locale]/(site)/coming-soon-screen'

export const generateMetadata = () => pageMetadata('/case-studies')

export default function CaseStudiesPage() {
  return (
    <>
      <StructuredData path="/case-studies" />
      <ComingSoonScreen name="case-studies" />
    </>
  )
}
