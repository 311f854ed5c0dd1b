import { ComingSoonScreen } from '../coming-soon-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/careers')

export default function CareersPage() {
  return <ComingSoonScreen name="careers" />
}
