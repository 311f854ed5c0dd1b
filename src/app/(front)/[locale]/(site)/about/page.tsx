import { getLocale } from 'next-intl/server'

import { pageCopy, team } from '@/features/pages/queries'
import { Born } from '@/features/pages/site/about/born'
import { Clients } from '@/features/pages/site/about/clients'
import { Crew } from '@/features/pages/site/about/crew'
import { LetsTalk } from '@/features/pages/site/about/lets-talk'
import { Places } from '@/features/pages/site/about/places'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { NotFound } from '@/features/shell/site/not-found'
import { PageHead } from '@/features/shell/site/page-head'
import { Unreadable } from '@/features/shell/site/unreadable'
import { langWithin } from '@/i18n/text'
import { headOf, reading } from '../page-data'

export const generateMetadata = () => headOf('/about')

/** Who the agency is, where, for whom, and why it was born. */
export default async function AboutPage() {
  const language = await getLocale()
  const found = await reading(
    'about',
    Promise.all([pageCopy('about-page', language), team(language), siteSettings(language)]),
  )
  if (!found) return <Unreadable />
  const [page, people, { offices }] = found
  if (!page) return <NotFound />
  const { copy, lang } = page
  const around = { lang, language }
  return (
    <main id="content" lang={langWithin(language)(lang)}>
      <StructuredData path="/about" />
      <PageHead title={copy.hero.title} lead={copy.hero.lead} />
      <section aria-labelledby="mission" className="section band-night mission">
        <div className="page columns">
          <h2 id="mission" className="title">
            {copy.mission.title}
          </h2>
          <p className="lead">{copy.mission.text}</p>
        </div>
      </section>
      <Crew copy={copy.team} people={people} {...around} />
      <Places copy={copy.offices} offices={offices} {...around} />
      <Clients copy={copy.clients} />
      <Born copy={copy.origin} {...around} />
      <LetsTalk {...copy.call} />
    </main>
  )
}
