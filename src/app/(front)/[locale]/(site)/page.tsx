import '@/styles/pages/home.css'

import { getLocale } from 'next-intl/server'

import { listCaseStudies } from '@/features/case-studies/queries'
import { Hero } from '@/features/home/site/hero'
import { Audience, Problem, Statistics } from '@/features/home/site/problem'
import { Proof } from '@/features/home/site/proof'
import { Services } from '@/features/home/site/services'
import { Solution } from '@/features/home/site/solution'
import { Steps } from '@/features/home/site/steps'
import { StrategyCall, Why } from '@/features/home/site/why'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { findFigures, findPageCopy, listTeam } from '@/features/page-copy/queries/page-copy'
import { FinalCall } from '@/features/page-copy/site/final-call'
import { StructuredData } from '@/features/seo/site/structured-data'
import { lowestPriced } from '@/features/services/price-rules'
import { listServices } from '@/features/services/queries'
import { siteSettings } from '@/features/settings/queries'
import { listTestimonialsOrNull } from '@/features/testimonials/queries/testimonials'
import { TestimonialsSection } from '@/features/testimonials/site/testimonials-section'
import { type Language, langWithin } from '@/i18n/languages'
import { pageMetadata, readPageData } from './page-data'

export const generateMetadata = () => pageMetadata('/')

/** A failure of the testimonials alone does not fail the page. */
const read = (language: Language) =>
  Promise.all([
    findPageCopy('home-page', language),
    listServices(language),
    listTeam(language),
    findFigures(language),
    siteSettings(language),
    listTestimonialsOrNull(language),
    listCaseStudies(language),
  ])

export default async function HomePage() {
  const language = await getLocale()
  const found = await readPageData('home', read(language))
  if (!found) return <Unavailable />
  const [home, services, people, figures, { email, phone, phoneUrl }, testimonials, cases] = found
  if (!home) return <NotFound />
  const { copy, lang } = home
  const languages = { lang, language }
  const priced = lowestPriced(services)
  return (
    <main id="content" lang={langWithin(language)(lang)}>
      <StructuredData path="/" />
      <Hero copy={copy.hero} price={priced?.[1]} {...languages} />
      <Proof copy={copy.proof} testimonials={testimonials} cases={cases} priced={priced} {...languages} />
      <Problem copy={copy.problem} />
      <Solution copy={copy.solution} figures={figures} {...languages} />
      <Services copy={copy.services} services={services} {...languages} />
      <Audience copy={copy.audience} />
      <Steps copy={copy.steps} />
      <Why copy={copy.why} team={people} {...languages} />
      <TestimonialsSection title={copy.testimonials.title} testimonials={testimonials} {...languages}>
        {figures && <Statistics figures={figures} {...languages} />}
      </TestimonialsSection>
      <StrategyCall copy={copy.strategyCall} />
      <FinalCall {...copy.finalCall} email={email} phone={phone} phoneUrl={phoneUrl} />
    </main>
  )
}
