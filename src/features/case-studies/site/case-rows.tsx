import { CoverPicture, coversOf } from '@/components/site/cover-picture'
import { Link } from '@/i18n/navigation'

import type { CaseStudy } from '../queries'
import { CaseFigure } from './case-figure'
import { SampleCase } from './sample-case'

/** The link covers its row. */
export const caseLink =
  'no-underline underline-offset-4 hover:underline hover:decoration-2 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus'

/** The client of a case, and where it is. */
export const clientOf = ({ client, place }: CaseStudy): string => [client, place].filter(Boolean).join(', ')

const frames = ['rounded-t-arc', 'rounded-tr-(--r-corner)', 'rounded-tl-(--r-corner)']

type Props = {
  cases: CaseStudy[]
  /** The level of the headings. */
  level: 2 | 3
}

/** Cases as rows: a picture, words, and a figure behind a pier. */
export function CaseRows({ cases, level }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'
  const covers = coversOf(cases.map(({ slug }) => slug))
  return (
    <ol className="deck">
      {cases.map((found, index) => (
        <li
          key={found.id}
          className="group relative grid grid-cols-[--spacing(22)_minmax(0,1fr)] items-start gap-x-gap gap-y-4 border-b border-line py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)] lg:items-end @max-[16rem]/page:grid-cols-1 print:break-inside-avoid"
        >
          <div
            className={`picture-grow aspect-[1/1.12] overflow-hidden bg-sunk lg:mr-4 lg:aspect-[4/3] ${frames[index % frames.length] ?? ''}`}
          >
            <CoverPicture
              of={found}
              cover={covers[index]}
              sizes="(min-width: 67.5rem) min(30vw, 28rem), 118px"
            />
          </div>
          <div className="grid justify-items-start gap-2 lg:self-center">
            <p className="text-muted">{clientOf(found)}</p>
            <Title className="max-w-[16em] text-t3 leading-[1.06] wrap-anywhere">
              <Link href={`/case-studies/${found.slug}`} prefetch={false} className={caseLink}>
                {found.title}
              </Link>
            </Title>
            {found.summary && <p className="max-w-[34em] text-muted">{found.summary}</p>}
            {found.isSample && <SampleCase kind="list" className="mt-3" />}
          </div>
          {found.results[0] && (
            <CaseFigure
              result={found.results[0]}
              className="col-span-full content-end border-l-2 py-2 pl-4 lg:col-auto lg:self-stretch lg:pl-5"
              size="text-n1"
            />
          )}
        </li>
      ))}
    </ol>
  )
}
