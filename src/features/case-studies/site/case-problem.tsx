import { useTranslations } from 'next-intl'

import type { CaseStudy } from '../queries'

/** Marks of a quotation in the page's language. */
export const quoted =
  "[quotes:'“'_'”'] before:content-[open-quote] after:content-[close-quote] [&:lang(es)]:[quotes:'«'_'»']"

/** Where it hurt: the owner's words with their date, and what was behind them. */
export function CaseProblem({ problem: { words, saidBy, text } }: Pick<CaseStudy, 'problem'>) {
  const t = useTranslations('cases')
  if (!words && !text) return null
  return (
    <section aria-labelledby="hurt" className="band-night section">
      <div className="page columns gap-y-5">
        <h2 id="hurt" className="col-span-full text-t3 lg:col-[1/4]">
          {t('hurt')}
        </h2>
        <div className="col-span-full lg:col-[4/13]">
          {words && (
            <figure className="mb-8">
              <blockquote
                className={`font-display text-t4 leading-[1.04] font-head tracking-[-0.03em] text-balance wrap-anywhere lg:text-t5 ${quoted}`}
              >
                {words}
              </blockquote>
              {saidBy && <figcaption className="mt-4 text-muted">{saidBy}</figcaption>}
            </figure>
          )}
          {text && <p className="lead max-w-[38em] text-muted">{text}</p>}
        </div>
      </div>
    </section>
  )
}
