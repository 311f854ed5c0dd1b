import { getLocale } from 'next-intl/server'

import { figures, pageCopy, team } from '@/features/pages/queries'
import { StructuredData } from '@/features/seo/site/structured-data'
import { services } from '@/features/services/queries'
import { siteSettings } from '@/features/settings/queries'
import { FinalCall } from '@/features/shell/site/final-call'
import { Audience } from '@/features/shell/site/home/audience'
import { Hero } from '@/features/shell/site/home/hero'
import { Problem } from '@/features/shell/site/home/problem'
import { Services } from '@/features/shell/site/home/services'
import { Solution } from '@/features/shell/site/home/solution'
import { Statistics } from '@/features/shell/site/home/statistics'
import { Steps } from '@/features/shell/site/home/steps'
import { StrategyCall } from '@/features/shell/site/home/strategy-call'
import { Why } from '@/features/shell/site/home/why'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import { testimonialsOrNone } from '@/features/testimonials/queries'
import { Voices } from '@/features/testimonials/site/voices'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { headOf, reading } from './page-data'

export const generateMetadata = () => headOf('/')

/** All that the page shows. What clients say may fail alone. */
const read = (language: Language) =>
  Promise.all([
    pageCopy('home-page', language),
    services(language),
    team(language),
    figures(language),
    siteSettings(language),
    testimonialsOrNone(language),
  ])

/** The front door. */
export default async function HomePage() {
  const language = await getLocale()
  const found = await reading('home', read(language))
  if (!found) return <Unreadable />
  const [home, offered, people, numbers, { email, phone }, said] = found
  if (!home) return <NotFound />
  const { copy, lang } = home
  const around = { lang, language }
  return (
    <main id="content" lang={langWithin(language)(lang)}>
      <StructuredData path="/" />
      <Hero copy={copy.hero} {...around} />
      <Problem copy={copy.problem} />
      <Solution copy={copy.solution} figures={numbers} {...around} />
      <Services copy={copy.services} services={offered} {...around} />
      <Audience copy={copy.audience} />
      <Steps copy={copy.steps} />
      <Why copy={copy.why} team={people} {...around} />
      <Voices title={copy.voices.title} testimonials={said} {...around}>
        {numbers && <Statistics figures={numbers} {...around} />}
      </Voices>
      <StrategyCall copy={copy.strategyCall} />
      <FinalCall {...copy.finalCall} email={email} phone={phone} />
    </main>
  )
}
