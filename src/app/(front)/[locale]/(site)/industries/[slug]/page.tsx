import '@/styles/pages/industries.css'

import { getLocale } from 'next-intl/server'

import { listCaseStudies } from '@/features/case-studies/queries'
import { findIndustry } from '@/features/industries/queries'
import { IndustryScreen } from '@/features/industries/site/industry-screen'
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
  const industry = await findIndustry(slug, language)
  if (!industry) return null
  const [cases, services, settings, call] = await Promise.all([
    listCaseStudies(language),
    listServices(language),
    siteSettings(language),
    findFinalCall(language),
  ])
  return {
    industry,
    cases: cases.filter((one) => one.industry?.id === industry.id),
    services,
    settings,
    call,
  }
}

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(`/industries/${(await params).slug}`)

export default async function IndustryPage({ params }: Props) {
  const [{ slug }, language] = [await params, await getLocale()]
  const data = await readPageData('industry', read(slug, language))
  if (data === null) {
    const status = await redirectOrStatus(`/industries/${slug}`, language)
    return status === 503 ? <Unavailable /> : <NotFound />
  }
  if (!data) return <Unavailable />
  const { industry, cases, services, settings, call } = data
  const { email, phone, phoneUrl } = settings
  return (
    <main id="content" className="overflow-clip" data-translation="/industries#toast=page_not_translated">
      <StructuredData path={`/industries/${slug}`} />
      <IndustryScreen industry={industry} cases={cases} services={services} />
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
