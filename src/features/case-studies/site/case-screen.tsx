import { useLocale, useTranslations } from 'next-intl'

import { CoverPicture } from '@/components/site/cover-picture'
import type { Service } from '@/features/services/queries'
import { Link } from '@/i18n/navigation'

import type { CaseIndustry, CaseStudy } from '../queries'
import { CaseHead } from './case-head'
import { CaseProblem } from './case-problem'
import { CaseQuote } from './case-quote'
import { CaseResults } from './case-results'
import { clientOf } from './case-rows'
import { CaseWork } from './case-work'

/** What didn't work. There's always one thing. */
function Lesson({ text }: { text: string }) {
  const t = useTranslations('cases')
  return (
    <section aria-labelledby="lesson" className="band-maiz py-18">
      <div className="page columns gap-y-3">
        <h2 id="lesson" className="col-span-full text-t3 lg:col-[1/5]">
          {t('lesson')}
        </h2>
        <p className="col-span-full max-w-[32em] font-display text-t2 leading-[1.3] font-medium tracking-[-0.012em] lg:col-[5/13]">
          {text}
        </p>
      </div>
    </section>
  )
}

type GoProps = {
  href: string
  title: string
  text: string
  picture: Parameters<typeof CoverPicture>[0]['of']
}

const Go = ({ href, title, text, picture }: GoProps) => (
  <li>
    <Link
      href={href}
      prefetch={false}
      className="group grid grid-cols-[--spacing(28)_minmax(0,1fr)] items-end gap-4 text-caption leading-lead text-muted no-underline"
    >
      <span className="thumb h-31 w-28">
        <CoverPicture of={picture} sizes="165px" />
      </span>
      <span>
        <b className="block font-display text-t1 leading-[1.2] font-head text-ink underline-offset-4 group-hover:underline">
          {title}
        </b>{' '}
        {text}
      </span>
    </Link>
  </li>
)

/** The next case, and the industry of this one. */
function Next({ next, industry }: { next?: CaseStudy; industry?: CaseIndustry }) {
  const t = useTranslations('cases')
  if (!next && !industry) return null
  return (
    <section aria-labelledby="next" className="band-sunk print:hidden">
      <div className="page grid grid-cols-1 items-end gap-gap py-18 max-lg:gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 id="next">{t(next ? 'next' : 'more')}</h2>
        <ul className="grid grid-cols-1 gap-gap min-[54rem]:grid-cols-2">
          {next && (
            <Go href={`/case-studies/${next.slug}`} title={next.title} text={clientOf(next)} picture={next} />
          )}
          {industry && (
            <Go
              href={`/industries/${industry.slug}`}
              title={industry.title}
              text={t('industryText')}
              picture={industry}
            />
          )}
        </ul>
      </div>
    </section>
  )
}

type Props = { found: CaseStudy; services: Service[]; next?: CaseStudy }

/** A case study: what hurt, what was built, what came back, what didn't work, and what the client says. */
export function CaseScreen({ found, services, next }: Props) {
  const language = useLocale()
  return (
    <>
      <CaseHead found={found} />
      <CaseProblem problem={found.problem} />
      <CaseWork work={found.work} services={services} language={language} />
      <CaseResults results={found.results} />
      {found.lesson && <Lesson text={found.lesson} />}
      <CaseQuote quote={found.quote} signed={found.signed} />
      <Next next={next} industry={found.industry} />
    </>
  )
}
