import { Arrow } from '@/components/ui/icons'
import type { CaseStudy } from '@/features/case-studies/queries'
import { clientOf } from '@/features/case-studies/site/case-rows'
import { SampleCase } from '@/features/case-studies/site/sample-case'
import { Link } from '@/i18n/navigation'

/** The case of an industry in its room: the first figure, or else the title, and the client. */
export function IndustryCase({ found }: { found: CaseStudy }) {
  const [result] = found.results
  return (
    <>
      <Link
        href={`/case-studies/${found.slug}`}
        prefetch={false}
        className="group mt-6 flex flex-wrap items-end gap-x-4 gap-y-2 no-underline"
      >
        {result && <b className="numeral text-n1">{result.value}</b>}{' '}
        <span className="min-w-0 text-caption leading-[1.4] text-muted">
          <strong className="block text-body font-strong text-pretty text-ink underline-offset-4 group-hover:underline">
            {result?.title ?? found.title}
          </strong>{' '}
          {clientOf(found)} <Arrow className="inline size-[0.8em]" />
        </span>
      </Link>
      {found.isSample && <SampleCase kind="short" className="mt-5" />}
    </>
  )
}
