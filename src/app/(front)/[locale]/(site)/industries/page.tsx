import { headOf } from '../page-data'
import { SoonScreen } from '../soon-screen'

export const generateMetadata = () => headOf('/industries')

export default function IndustriesPage() {
  return <SoonScreen name="industries" />
}
