import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'

import { listMetadata, ListPage } from './list-page'

export async function generateMetadata(): Promise<Metadata> {
  return listMetadata(1, await getLocale())
}

/** The blog: its newest posts. */
export default function ResourcesPage() {
  return <ListPage page={1} />
}
