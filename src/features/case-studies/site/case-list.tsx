import { useTranslations } from 'next-intl'

import { CoverPicture } from '@/components/site/cover-picture'
import { AskBand } from '@/components/site/ask-band'
import { PageHero } from '@/components/site/page-hero'
import { buttonClass } from '@/components/ui/button'
import { CallLink } from '@/features/services/site/call-link'
import { Link } from '@/i18n/navigation'

import { industriesOf, type CaseIndustry, type CaseStudy } from '../queries'
import { CaseFigure } from './case-figure'
import { caseLink, CaseRows, clientOf } from './case-rows'
import { SampleCase } from './sample-case'

const topic =
  'relative inline-flex min-h-13 items-center text-caption font-medium no-underline underline-offset-4 hover:underline'

/** Links to the industries, whose pages show their cases. */
function Topics({ industries }: { industries: CaseIndustry[] }) {
  const t = useTranslations('cases')
  if (industries.length === 0) return null
  return (
    <nav
      aria-label={t('byIndustry')}
      className="mb-14 flex flex-wrap gap-x-6 border-y border-line print:hidden"
    >
      <Link
        href="/case-studies"
        prefetch={false}
        aria-current="page"
        className={`${topic} font-strong before:absolute before:inset-x-0 before:-top-px before:border-t-3 before:border-accent`}
      >
        {t('all')}
      </Link>
      {industries.map(({ id, slug, title }) => (
        <Link key={id} href={`/industries/${slug}`} prefetch={false} className={topic}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

/** The first case of the list, whose picture leaves the page. */
function FirstCase({ found }: { found: CaseStudy }) {
  return (
    <article className="page columns relative items-end">
      <div className="col-span-full bleed-start mr-5 aspect-[16/11] overflow-hidden rounded-tr-(--r-cover) bg-sunk lg:col-[1/9] lg:mr-0">
        <CoverPicture of={found} sizes="(min-width: 67.5rem) 65vw, 95vw" priority />
      </div>
      <div className="col-span-full mt-5 grid justify-items-start gap-3 lg:col-[9/13] lg:mt-0 lg:pl-4">
        <p className="text-muted">{clientOf(found)}</p>
        <h2 className="text-t3 leading-[1.04] tracking-head wrap-anywhere">
          <Link href={`/case-studies/${found.slug}`} prefetch={false} className={caseLink}>
            {found.title}
          </Link>
        </h2>
        {found.summary && <p>{found.summary}</p>}
        {found.results[0] && (
          <CaseFigure result={found.results[0]} className="my-3 border-l-2 pl-4" size="text-n2" />
        )}
        {found.isSample && <SampleCase kind="list" />}
      </div>
    </article>
  )
}

type Props = {
  title: string
  lead?: string
  /** The language of title and lead, if it differs from the page's. */
  lang?: string
  cases: CaseStudy[]
}

/** The list of case studies: one large, the others as rows. */
export function CaseList({ title, lead, lang, cases }: Props) {
  const t = useTranslations('cases')
  const [first, ...others] = cases
  return (
    <>
      <PageHero title={title} lang={lang} lead={lead} leadLang={lang} />
      <div className="page">
        <Topics industries={industriesOf(cases)} />
      </div>
      {first && <FirstCase found={first} />}
      <div className="page pt-[clamp(--spacing(14),7vw,--spacing(26))] pb-section">
        {others.length > 0 && <CaseRows cases={others} level={2} />}
        {cases.some(({ isSample }) => isSample) && <p className="note pt-5">{t('sample.note')}</p>}
      </div>
      <AskBand title={t('ask.title')} text={t('ask.text')}>
        <CallLink className={buttonClass('accent', 'normal', 'max-sm:w-full')}>{t('ask.button')}</CallLink>
      </AskBand>
    </>
  )
}
