import '@/styles/pages/industries.css'

import { getLocale } from 'next-intl/server'

import { listCaseStudies } from '@/features/case-studies/queries'
import { listIndustries } from '@/features/industries/queries'
import { IndustryList } from '@/features/industries/site/industry-list'
import { listServices } from '@/features/services/queries'
import type { Language } from '@/i18n/languages'
import { DocumentsScreen } from '../documents-screen'
import { pageMetadata } from '../page-data'

export const generateMetadata = () => pageMetadata('/industries')

async function read(language: Language) {
  const [list, services, cases] = await Promise.all([
    listIndustries(language),
    listServices(language),
    listCaseStudies(language),
  ])
  return { list, services, cases }
}

export default async function IndustriesPage() {
  const language = await getLocale()
  return (
    <DocumentsScreen
      name="industries"
      read={() => read(language)}
      show={({ list, services, cases }, head) => (
        <IndustryList {...head} industries={list} services={services} cases={cases} />
      )}
    />
  )
}
