import { headOf } from '../page-data'
import { SoonScreen } from '../soon-screen'

export const generateMetadata = () => headOf('/careers')

export default function CareersPage() {
  return <SoonScreen name="careers" />
}
