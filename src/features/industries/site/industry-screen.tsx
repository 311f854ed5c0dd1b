import { useTranslations } from 'next-intl'

import { CoverPicture } from '@/components/site/cover-picture'
import { More } from '@/components/ui/more'
import type { CaseStudy } from '@/features/case-studies/queries'
import { CasesSection } from '@/features/case-studies/site/cases-section'
import type { Service } from '@/features/services/queries'

import type { Industry } from '../queries'
import { FirstJobs, Room } from './industry-room'

type Props = { industry: Industry; services: Service[]; cases: CaseStudy[] }

/** The page of an industry: its week, what is done first, and its cases. */
export function IndustryScreen({ industry, services, cases }: Props) {
  const t = useTranslations('cases.industries')
  return (
    <>
      <Room
        isMirrored={true}
        picture={<CoverPicture of={industry} sizes="(min-width: 67.5rem) 52vw, 100vw" priority />}
      >
        <More href="/industries" tone="ink" back>
          {t('back')}
        </More>
        <h1 className="title-hero pt-8 text-t5 leading-[0.97] wrap-anywhere">{industry.title}</h1>
        {industry.week && <p className="lead mt-4 mb-6 max-w-[30em]">{industry.week}</p>}
        <FirstJobs jobs={industry.jobs} services={services} level={2} />
      </Room>
      <div className="deck">
        <CasesSection kind="industry" cases={cases} />
      </div>
    </>
  )
}
