import '@/styles/pages/case-study.css'

import { getLocale } from 'next-intl/server'

import { listCaseStudies } from '@/features/case-studies/queries'
import { CaseScreen } from '@/features/case-studies/site/case-screen'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { findFinalCall } from '@/features/page-copy/queries/page-copy'
import { FinalCall } from '@/features/page-copy/site/final-call'
import { StructuredData } from '@/features/seo/site/structured-data'
import { listServices } from '@/features/services/queries'
import { siteSettings } from '@/features/settings/queries'
import { langWithin, type Language } from '@/i18n/languages'
import { pageMetadata, readPageData, redirectOrStatus } from '../../page-data'

type Props = { params: Promise<{ slug: string }> }

/** Sends the page through the page cache, which sets its status. */
export const generateStaticParams = () => []

async function read(slug: string, language: Language) {
  const cases = await listCaseStudies(language)
  const index = cases.findIndex((one) => one.slug === slug)
  const found = cases[index]
  if (!found) return null
  const [services, settings, call] = await Promise.all([
    listServices(language),
    siteSettings(language),
    findFinalCall(language),
  ])
  const next = cases.length > 1 ? cases[(index + 1) % cases.length] : undefined
  return {
    found,
    next,
    services: services.filter((one) => found.services.includes(one.slug)),
    settings,
    call,
  }
}

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/case-studies/${(await params).slug}`)

export default async function CaseStudyPage({ params }: Props) {
  const [{ slug }, language] = [await params, await getLocale()]
  const data = await readPageData('case study', read(slug, language))
  if (data === null) {
    const status = await redirectOrStatus(`/case-studies/${slug}`, language)
    return status === 503 ? <Unavailable /> : <NotFound />
  }
  if (!data) return <Unavailable />
  const { found, next, services, settings, call } = data
  const { email, phone, phoneUrl } = settings
  return (
    <main id="content" className="overflow-clip" data-translation="/case-studies#toast=page_not_translated">
      <StructuredData path={`/case-studies/${slug}`} />
      <CaseScreen found={found} next={next} services={services} />
      {call && (
        <FinalCall
          {...call}
          lang={langWithin(language)(call.lang)}
          email={email}
          phone={phone}
          phoneUrl={phoneUrl}
        />
      )}
    </main>
  )
}
