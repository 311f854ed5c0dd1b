import { getLocale } from 'next-intl/server'

import { findPageCopy, listTeam } from '@/features/page-copy/queries/page-copy'
import { Origin } from '@/features/pages/site/about/origin'
import { Clients } from '@/features/pages/site/about/clients'
import { TeamSection } from '@/features/pages/site/about/team-section'
import { Mission } from '@/features/pages/site/about/mission'
import { LetsTalk } from '@/features/pages/site/about/lets-talk'
import { AboutOffices } from '@/features/pages/site/about/about-offices'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { NotFound } from '@/features/layout/site/not-found'
import { PageHead } from '@/components/site/page-head'
import { Unavailable } from '@/features/layout/site/unavailable'
import { langWithin } from '@/i18n/text'
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
      <PageHead title={copy.hero.title} lead={copy.hero.lead} />
      <TeamSection copy={copy.team} people={people} {...around} />
      <Mission copy={copy.mission} {...around} />
      <AboutOffices copy={copy.offices} offices={offices} {...around} />
      <Clients copy={copy.clients} />
      <Origin copy={copy.origin} {...around} />
      <LetsTalk {...copy.call} />
    </main>
  )
}
