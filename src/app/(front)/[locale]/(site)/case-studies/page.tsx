import { headOf } from '../page-data'
import { SoonScreen } from '../soon-screen'

export const generateMetadata = () => headOf('/case-studies')

export default function CaseStudiesPage() {
  return <SoonScreen name="case-studies" />
}
