import '@/styles/pages/service.css'

import { getLocale } from 'next-intl/server'

import { listCaseStudies } from '@/features/case-studies/queries'
import { CasesSection } from '@/features/case-studies/site/cases-section'
import { findFigures, findFinalCall } from '@/features/page-copy/queries/page-copy'
import { StructuredData } from '@/features/seo/site/structured-data'
import { findService, listServices, type Service } from '@/features/services/queries'
import { pricesOf } from '@/features/services/price-rules'
import { claimsByService, isServiceSlug } from '@/features/services/rules'
import { GoesWellWith } from '@/features/services/site/goes-well-with'
import { Packages } from '@/features/services/site/packages'
import { Questions } from '@/features/services/site/questions'
import { ServiceHero } from '@/features/services/site/service-hero'
import { ServiceSections } from '@/features/services/site/service-sections'
import { siteSettings } from '@/features/settings/queries'
import { takesCalls } from '@/features/settings/takes-calls'
import { FinalCall } from '@/features/page-copy/site/final-call'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { type Language, langWithin } from '@/i18n/languages'
import { pageMetadata, readPageData, redirectOrStatus } from '../../page-data'

type Props = { params: Promise<{ service: string }> }

/** Rendered at the first visit. Other slugs get a page with status 404, which is not cached. */
export const generateStaticParams = () => []

const find = async (slug: string, language: Language): Promise<Service | undefined> =>
  isServiceSlug(slug) ? findService(slug, language) : undefined

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/services/${(await params).service}`)

export default async function ServicePage({ params }: Props) {
  const { service: slug } = await params
  const language = await getLocale()
  const found = await readPageData(
    'service',
    Promise.all([
      find(slug, language),
      findFigures(language),
      findFinalCall(language),
      siteSettings(language),
      listServices(language),
      listCaseStudies(language),
    ]),
  )
  if (!found) return <Unavailable />
  const [service, figures, finalCall, { email, phone, phoneUrl }, services, cases] = found
  if (!service) {
    const status = await redirectOrStatus(`/services/${slug}`, language)
    return status === 503 ? <Unavailable /> : <NotFound />
  }
  const within = langWithin(service.lang)
  const prices = pricesOf(service)
  const claims = claimsByService[service.slug].flatMap(
    (key) => figures?.claims.find((claim) => claim.key === key) ?? [],
  )
  return (
    <main id="content" lang={langWithin(language)(service.lang)}>
      <StructuredData path={`/services/${slug}`} />
      <ServiceHero service={service} prices={prices} language={language} />
      <ServiceSections
        service={service}
        language={language}
        claims={figures && claims.length > 0 ? { ...figures, claims } : undefined}
      />
      <Packages
        prices={prices}
        lang={service.lang}
        language={language}
        takesCalls={await takesCalls(language)}
      />
      <CasesSection
        kind="service"
        cases={cases.filter((one) => one.services.includes(service.slug))}
        lang={within(language)}
      />
      <Questions service={service} language={language} />
      {slug === 'marketing-automation' && (
        <GoesWellWith
          services={services}
          lang={service.lang}
          language={language}
          isPlain={Boolean(service.questions?.length)}
        />
      )}
      {finalCall && (
        <FinalCall
          {...finalCall}
          lang={within(finalCall.lang)}
          email={email}
          phone={phone}
          phoneUrl={phoneUrl}
        />
      )}
    </main>
  )
}
