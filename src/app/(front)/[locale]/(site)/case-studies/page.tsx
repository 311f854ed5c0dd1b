import { ComingSoonScreen } from '../coming-soon-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/case-studies')

export default function CaseStudiesPage() {
  return <ComingSoonScreen name="case-studies" />
}
