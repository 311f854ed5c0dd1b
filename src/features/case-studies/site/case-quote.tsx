import { useTranslations } from 'next-intl'

import { Portrait } from '@/features/testimonials/site/portrait'

import type { CaseStudy } from '../queries'
import { quoted } from './case-problem'

/** A signature with its line: who approved the text, and when, is below it. */
const Signature = () => (
  <svg viewBox="0 0 200 60" aria-hidden="true" className="w-55 max-w-full">
    <path
      d="M6 44c10-18 24-36 32-34s-8 34 4 30s14-26 22-22s0 20 8 18s10-14 16-10s6 10 20 6s22-6 34-3"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M2 56H198" stroke="var(--ink)" strokeWidth="2" />
  </svg>
)

/** What the client says, and that they have read and approved the case. */
export function CaseQuote({ quote, signed }: Pick<CaseStudy, 'quote' | 'signed'>) {
  const t = useTranslations('cases')
  if (!quote && !signed) return null
  const person = quote?.person
  return (
    <section aria-label={t('said')} className="page section">
      <figure className="columns items-end gap-y-6">
        {quote?.picture && (
          <div className="arch col-span-full aspect-4/5 w-32 bg-(--art-sand) sm:w-full sm:max-w-70 lg:col-[1/4] lg:row-span-2">
            <Portrait name={person ?? ''} picture={quote.picture} sizes="(width < 42.5rem) 128px, 280px" />
          </div>
        )}
        {quote && (
          <blockquote
            className={`col-span-full max-w-[30em] font-display text-t3 leading-[1.08] font-head tracking-[-0.03em] text-balance wrap-anywhere sm:text-t4 ${quoted} lg:col-[4/13]`}
          >
            {quote.words}
          </blockquote>
        )}
        <figcaption className="col-span-full flex flex-wrap items-end justify-between gap-x-10 gap-y-4 leading-[1.45] lg:col-[4/13]">
          {person && (
            <p>
              <b className="block font-strong">{person}</b>
              <span className="text-muted">{quote.role}</span>
            </p>
          )}
          {signed && (
            <div className="grid gap-1">
              <Signature />
              <span className="note">{signed}</span>
            </div>
          )}
        </figcaption>
      </figure>
    </section>
  )
}
