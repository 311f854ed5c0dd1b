import { getLocale } from 'next-intl/server'

import { figures, finalCall } from '@/features/pages/queries'
import { StructuredData } from '@/features/seo/site/structured-data'
import { service as serviceOf, type Service } from '@/features/services/queries'
import { isServiceSlug } from '@/features/services/rules'
import { claimsOf } from '@/features/services/site/service-claims'
import { ServiceHero } from '@/features/services/site/service-hero'
import { ServiceParts } from '@/features/services/site/service-parts'
import { siteSettings } from '@/features/settings/queries'
import { FinalCall } from '@/features/shell/site/final-call'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { log } from '@/lib/server/log'
import { leadOn } from '../../lead-on'
import { headOf, reading } from '../../page-data'

type Props = { params: Promise<{ service: string }> }

/** Filled at the first visit; an address that no service has is a full page with status 404, never kept. */
export const generateStaticParams = () => []

const find = async (slug: string, language: Language): Promise<Service | undefined> =>
  isServiceSlug(slug) ? serviceOf(slug, language) : undefined

export const generateMetadata = async ({ params }: Props) => headOf(`/services/${(await params).service}`)

/** One service: what it does, how, and what it brings. */
export default async function ServicePage({ params }: Props) {
  const { service: slug } = await params
  const language = await getLocale()
  const found = await reading(
    'service',
    Promise.all([find(slug, language), figures(language), finalCall(language), siteSettings(language)]),
  )
  if (!found) return <Unreadable />
  const [service, numbers, last, { email, phone }] = found
  if (!service) {
    if ((await leadOn(`/services/${slug}`, language)) === 503) return <Unreadable />
    log.warn({ path: `/services/${slug}` }, 'page not found')
    return <NotFound />
  }
  const within = langWithin(service.lang)
  const claims = claimsOf[service.slug].flatMap(
    (key) => numbers?.claims.find((claim) => claim.key === key) ?? [],
  )
  return (
    <main id="content" lang={langWithin(language)(service.lang)}>
      <StructuredData path={`/services/${slug}`} />
      <ServiceHero service={service} language={language} />
      <ServiceParts
        service={service}
        language={language}
        claims={numbers && claims.length > 0 ? { ...numbers, claims } : undefined}
      />
      {last && <FinalCall {...last} lang={within(last.lang)} email={email} phone={phone} />}
    </main>
  )
}
