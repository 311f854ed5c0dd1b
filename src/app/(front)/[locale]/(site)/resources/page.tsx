import { headOf } from '../page-data'
import { ListPage } from './list-page'

export const generateMetadata = () => headOf('/resources')

/** The blog: its newest posts. */
export default function ResourcesPage() {
  return <ListPage page={1} />
}
