import { StructuredData } from '@/features/seo/site/structured-data'
import { pageMetadata } from '../page-data'
import { ComingSoonScreen } from '@/app/(front)/[locale]/(site)/coming-soon-screen'

export const generateMetadata = () => pageMetadata('/careers')

export default function CareersPage() {
  return (
    <>
      <StructuredData path="/careers" />
      <ComingSoonScreen name="careers" />
    </>
  )
}
