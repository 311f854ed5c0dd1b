import { StructuredData } from '@/features/seo/site/structured-data'
import { headOf } from '../page-data'
import { SoonScreen } from '../soon-screen'

export const generateMetadata = () => headOf('/industries')

export default function IndustriesPage() {
  return (
    <>
      <StructuredData path="/industries" />
      <SoonScreen name="industries" />
    </>
  )
}
