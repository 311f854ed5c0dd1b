import '@/styles/pages/case-studies.css'

import { getLocale } from 'next-intl/server'

import { listCaseStudies } from '@/features/case-studies/queries'
import { CaseList } from '@/features/case-studies/site/case-list'
import { DocumentsScreen } from '../documents-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/case-studies')

export default async function CaseStudiesPage() {
  const language = await getLocale()
  return (
    <DocumentsScreen
      name="case-studies"
      read={async () => ({ list: await listCaseStudies(language) })}
      show={({ list }, head) => <CaseList {...head} cases={list} />}
    />
  )
}
