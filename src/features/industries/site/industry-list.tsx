import { useTranslations } from 'next-intl'

import { AskBand } from '@/components/site/ask-band'
import { CoverPicture, coversOf } from '@/components/site/cover-picture'
import { PageHero } from '@/components/site/page-hero'
import { buttonClass } from '@/components/ui/button'
import type { CaseStudy } from '@/features/case-studies/queries'
import type { Service } from '@/features/services/queries'
import { Link } from '@/i18n/navigation'

import type { Industry } from '../queries'
import { IndustryCase } from './industry-case'
import { FirstJobs, Room } from './industry-room'

type Props = {
  title: string
  lead?: string
  /** The language of title and lead, if it differs from the page's. */
  lang?: string
  industries: Industry[]
  services: Service[]
  cases: CaseStudy[]
}

/** The industries as rooms: their week, what is done first, and a case. */
export function IndustryList({ title, lead, lang, industries, services, cases }: Props) {
  const t = useTranslations('cases.industries')
  const covers = coversOf(industries.map(({ slug }) => slug))
  return (
    <>
      <PageHero title={title} lang={lang} lead={lead} leadLang={lang} />
      {industries.map((industry, index) => {
        const found = cases.find((one) => one.industry?.id === industry.id)
        return (
          <Room
            key={industry.id}
            isMirrored={index % 2 === 1}
            labelledBy={`industry-${industry.id}`}
            picture={
              <CoverPicture
                of={industry}
                cover={covers[index]}
                sizes="(min-width: 67.5rem) 52vw, 100vw"
                priority={index === 0}
              />
            }
          >
            <h2 id={`industry-${industry.id}`} className="text-t4 wrap-anywhere">
              <Link
                href={`/industries/${industry.slug}`}
                prefetch={false}
                className="no-underline underline-offset-4 hover:underline hover:decoration-2"
              >
                {industry.title}
              </Link>
            </h2>
            {industry.week && <p className="lead mt-4 mb-6 max-w-[30em]">{industry.week}</p>}
            <FirstJobs jobs={industry.jobs} services={services} level={3} />
            {found && <IndustryCase found={found} />}
          </Room>
        )
      })}
      <AskBand title={t('ask.title')} text={t('ask.text')}>
        <Link href="/contact" prefetch={false} className={buttonClass('line', 'normal', 'max-sm:w-full')}>
          {t('ask.button')}
        </Link>
      </AskBand>
    </>
  )
}
