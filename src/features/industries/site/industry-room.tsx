import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { More } from '@/components/ui/more'
import type { Service } from '@/features/services/queries'
import { langWithin } from '@/i18n/languages'

import type { Industry } from '../queries'

type JobsProps = { jobs: Industry['jobs']; services: Service[]; level: 2 | 3 }

/** What the agency does first, each job with its service. */
export function FirstJobs({ jobs, services, level }: JobsProps) {
  const t = useTranslations('cases.industries')
  const langOf = langWithin(useLocale())
  const Title = level === 2 ? 'h2' : 'h3'
  if (jobs.length === 0) return null
  return (
    <>
      <Title className="mb-2 font-sans text-caption leading-[1.4] font-strong tracking-[0]">
        {t('first')}
      </Title>
      <ul className="rows w-full">
        {jobs.map(({ title, service: slug }, index) => {
          const service = services.find((one) => one.slug === slug)
          return (
            <li
              key={index}
              className="grid grid-cols-1 items-baseline gap-x-4 gap-y-0.5 py-2.5 leading-[1.4] sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span>{title}</span>
              {service && (
                <More href={`/services/${service.slug}`} lang={langOf(service.lang)} className="text-caption">
                  {service.title}
                </More>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

type RoomProps = {
  /** Rooms alternate: the picture leaves the window on the left, then on the right. */
  isMirrored: boolean
  picture: ReactNode
  labelledBy?: string
  children: ReactNode
}

/** A picture of half the window beside words. */
export const Room = ({ isMirrored, picture, labelledBy, children }: RoomProps) => (
  <section aria-labelledby={labelledBy} className="deck overflow-clip">
    <div className="page columns items-stretch">
      <div
        className={`col-span-full bleed-end bleed-start aspect-[760/560] overflow-hidden bg-(--art-sky) lg:row-1 lg:aspect-auto lg:min-h-140 ${isMirrored ? 'lg:col-[7/13] lg:ml-0' : 'lg:col-[1/7] lg:mr-0'}`}
      >
        {picture}
      </div>
      <div
        className={`col-span-full flex flex-col items-start self-center py-8 lg:row-1 lg:py-[clamp(--spacing(10),5vw,--spacing(22))] ${isMirrored ? 'lg:col-[1/7] lg:pr-[clamp(--spacing(7),4vw,--spacing(18))]' : 'lg:col-[7/13] lg:pl-[clamp(--spacing(7),4vw,--spacing(18))]'}`}
      >
        {children}
      </div>
    </div>
  </section>
)
