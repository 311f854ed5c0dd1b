import '@/styles/pages/careers.css'

import { getLocale } from 'next-intl/server'

import { listOpenings } from '@/features/openings/queries'
import { OpeningList } from '@/features/openings/site/opening-list'
import { DocumentsScreen } from '../documents-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/careers')

export default async function CareersPage() {
  const language = await getLocale()
  return (
    <DocumentsScreen
      name="careers"
      read={async () => ({ list: await listOpenings(language) })}
      show={({ list }, head) => <OpeningList {...head} openings={list} />}
    />
  )
}
