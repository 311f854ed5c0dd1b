import '@/styles/pages/about.css'

import { getLocale } from 'next-intl/server'

import { PageHero } from '@/components/site/page-hero'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { findPageCopy, listTeam } from '@/features/page-copy/queries/page-copy'
import {
  Origin,
  Clients,
  TeamSection,
  Mission,
  LetsTalk,
  AboutOffices,
} from '@/features/pages/site/about-sections'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { langWithin } from '@/i18n/languages'
import { pageMetadata, readPageData } from '../page-data'

export const generateMetadata = () => pageMetadata('/about')

export default async function AboutPage() {
  const language = await getLocale()
  const found = await readPageData(
    'about',
    Promise.all([findPageCopy('about-page', language), listTeam(language), siteSettings(language)]),
  )
  if (!found) return <Unavailable />
  const [page, people, { offices }] = found
  if (!page) return <NotFound />
  const { copy, lang } = page
  const around = { lang, language }
  return (
    <main id="content" lang={langWithin(language)(lang)}>
      <StructuredData path="/about" />
      <PageHero title={copy.hero.title} lead={copy.hero.lead} />
      <TeamSection copy={copy.team} people={people} {...around} />
      <Mission copy={copy.mission} {...around} />
      <AboutOffices copy={copy.offices} offices={offices} {...around} />
      <Clients copy={copy.clients} />
      <Origin copy={copy.origin} {...around} />
      <LetsTalk {...copy.call} />
    </main>
  )
}
