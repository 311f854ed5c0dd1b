import { ComingSoonScreen } from '../coming-soon-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/industries')

export default function IndustriesPage() {
  return <ComingSoonScreen name="industries" />
}
