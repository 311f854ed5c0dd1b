import { useTranslations } from 'next-intl'

import { CoverPicture } from '@/components/site/cover-picture'
import { More } from '@/components/ui/more'

import type { CaseStudy } from '../queries'
import { SampleCase } from './sample-case'

/** What a case is about, who it is, what it cost and how long it took, beside its picture. */
export function CaseHead({ found }: { found: CaseStudy }) {
  const t = useTranslations('cases')
  const facts = (['business', 'place', 'cost', 'duration'] as const).flatMap((name) =>
    found[name] ? [{ name, text: found[name] }] : [],
  )
  return (
    <header className="page columns items-stretch gap-y-6">
      <div className="col-span-full flex flex-col items-start pt-6 lg:col-[1/7] lg:pr-6 lg:pb-14">
        <More href="/case-studies" tone="ink" back>
          {t('back')}
        </More>
        <h1 className="title-hero pt-8 text-t5 leading-[0.97] wrap-anywhere">{found.title}</h1>
        {found.client && <p className="lead mt-4">{found.client}</p>}
        {facts.length > 0 && (
          <dl className="rows mt-6 mb-5 w-full">
            {facts.map(({ name, text }) => (
              <div
                key={name}
                className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-4 py-2.5 @max-[16rem]/page:grid-cols-1"
              >
                <dt className="text-caption text-muted">{t(`facts.${name}`)}</dt>
                <dd className="font-strong">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {found.isSample && <SampleCase kind="page" className="mt-auto" />}
      </div>
      <div className="col-span-full bleed-end ml-5 aspect-[4/3] overflow-hidden rounded-tl-(--r-cover) bg-(--art-sky) lg:col-[7/13] lg:ml-0 lg:aspect-auto lg:min-h-140">
        <CoverPicture of={found} sizes="(min-width: 67.5rem) 52vw, 95vw" priority />
      </div>
    </header>
  )
}
