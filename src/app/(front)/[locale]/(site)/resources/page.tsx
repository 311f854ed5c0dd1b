import { pageMetadata } from '../page-data'
import { ListPage } from './list-page'

export const generateMetadata = () => pageMetadata('/resources')

export default function ResourcesPage() {
  return <ListPage page={1} />
}
