import { StructuredData } from '@/features/seo/site/structured-data'
import { headOf } from '../page-data'
import { SoonScreen } from '../soon-screen'

export const generateMetadata = () => headOf('/case-studies')

export default function CaseStudiesPage() {
  return (
    <>
      <StructuredData path="/case-studies" />
      <SoonScreen name="case-studies" />
    </>
  )
}
