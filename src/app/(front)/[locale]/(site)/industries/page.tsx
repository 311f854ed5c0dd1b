import { StructuredData } from '@/features/seo/site/structured-data'
import { pageMetadata } from '../page-data'
import { ComingSoonScreen } from '@/app/(front)/[locale]/(site)/coming-soon-screen'

export const generateMetadata = () => pageMetadata('/industries')

export default function IndustriesPage() {
  return (
    <>
      <StructuredData path="/industries" />
      <ComingSoonScreen name="industries" />
    </>
  )
}
