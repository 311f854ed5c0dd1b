import '@/styles/pages/services.css'

import { getLocale } from 'next-intl/server'

import { PageHero } from '@/components/site/page-hero'
import { NotFound, Unavailable } from '@/features/layout/site/not-found'
import { findFigures, findFinalCall, findPageCopy } from '@/features/page-copy/queries/page-copy'
import { FinalCall } from '@/features/page-copy/site/final-call'
import { FigureSources } from '@/features/pages/site/figure-sources'
import { StructuredData } from '@/features/seo/site/structured-data'
import { listServices } from '@/features/services/queries'
import { Begin } from '@/features/services/site/begin'
import { PriceTable } from '@/features/services/site/price-table'
import { ServiceIndex } from '@/features/services/site/service-index'
import { ServiceIntros } from '@/features/services/site/service-intros'
import { siteSettings } from '@/features/settings/queries'
import { takesCalls } from '@/features/settings/takes-calls'
import { langWithin } from '@/i18n/languages'
import { pageMetadata, readPageData } from '../page-data'

export const generateMetadata = () => pageMetadata('/services')

export default async function ServicesPage() {
  const language = await getLocale()
  const found = await readPageData(
    'services',
    Promise.all([
      findPageCopy('services-page', language),
      listServices(language),
      findFigures(language),
      findFinalCall(language),
      siteSettings(language),
    ]),
  )
  if (!found) return <Unavailable />
  const [page, services, figures, finalCall, { email, phone, phoneUrl }] = found
  if (!page) return <NotFound />
  const { copy, lang } = page
  const around = { lang, language }
  return (
    <main id="content" lang={langWithin(language)(lang)}>
      <StructuredData path="/services" />
      <PageHero title={copy.hero.title} lead={copy.hero.lead} />
      <ServiceIndex services={services} {...around} />
      <PriceTable services={services} takesCalls={await takesCalls(language)} {...around} />
      <ServiceIntros services={services} figures={figures} {...around} />
      <Begin copy={copy.call} services={services} {...around} />
      {figures && <FigureSources copy={copy.figures} figures={figures} services={services} {...around} />}
      {finalCall && (
        <FinalCall
          {...finalCall}
          lang={langWithin(lang)(finalCall.lang)}
          email={email}
          phone={phone}
          phoneUrl={phoneUrl}
        />
      )}
    </main>
  )
}
