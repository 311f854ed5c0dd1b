import { StructuredData } from '@/features/seo/site/structured-data'
import { headOf } from '../page-data'
import { SoonScreen } from '../soon-screen'

export const generateMetadata = () => headOf('/careers')

export default function CareersPage() {
  return (
    <>
      <StructuredData path="/careers" />
      <SoonScreen name="careers" />
    </>
  )
}
