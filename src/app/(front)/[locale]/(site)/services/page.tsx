import { getLocale } from 'next-intl/server'

import { figures, pageCopy } from '@/features/pages/queries'
import { ContactCall } from '@/features/pages/site/contact-call'
import { Counted } from '@/features/pages/site/counted'
import { StructuredData } from '@/features/seo/site/structured-data'
import { services } from '@/features/services/queries'
import { ServiceList } from '@/features/services/site/service-list'
import { NotFound } from '@/features/shell/site/not-found'
import { PageHead } from '@/features/shell/site/page-head'
import { Unreadable } from '@/features/shell/site/unreadable'
import { langWithin } from '@/i18n/text'
import { headOf, reading } from '../page-data'

export const generateMetadata = () => headOf('/services')

/** What the agency sells, and where its numbers come from. */
export default async function ServicesPage() {
  const language = await getLocale()
  const found = await reading(
    'services',
    Promise.all([pageCopy('services-page', language), services(language), figures(language)]),
  )
  if (!found) return <Unreadable />
  const [page, offered, numbers] = found
  if (!page) return <NotFound />
  const { copy, lang } = page
  const around = { lang, language }
  return (
    <main id="content" lang={langWithin(language)(lang)}>
      <StructuredData path="/services" />
      <PageHead title={copy.hero.title} lead={copy.hero.lead} />
      <ServiceList services={offered} {...around} />
      {numbers && <Counted copy={copy.figures} figures={numbers} services={offered} {...around} />}
      <ContactCall {...copy.call} {...around} />
    </main>
  )
}
