import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { paragraphsOf, type ClaimKey } from '@/features/routes/rules'
import { langWithin } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'
import type { SectionProps } from '@/features/page-copy/site/section-props'

/** The claims that this section shows; /services shows all. */
const shownClaims: ClaimKey[] = ['hoursSaved', 'conversion']

type SolutionProps = SectionProps<HomePage, 'solution'> & { figures: Figures | null }

export function Solution({ copy, lang, language, figures }: SolutionProps) {
  const t = useTranslations('home.solution')
  const within = langWithin(lang)
  const claims = figures?.claims.filter(({ key }) => shownClaims.includes(key)) ?? []
  return (
    <section aria-labelledby="solution" className="page columns section">
      <div lang={within(language)} className="bleed-start col-[1/12] self-center sm:col-[1/6]">
        <Picture name="solution" alt={t('alt')} className="picture w-full" />
      </div>
      <div className="col-span-full pt-10 sm:col-[6/13] sm:pt-[min(4vw,--spacing(16))] sm:pl-6 lg:col-[7/13] lg:pl-0">
        <h2 id="solution" className="title mb-8">
          {copy.title}
        </h2>
        {paragraphsOf(copy.text).map((paragraph) => (
          <p key={paragraph} className="lead max-w-[36em] not-first-of-type:mt-4">
            {paragraph}
          </p>
        ))}
        {figures && claims.length > 0 && (
          <div lang={within(figures.lang)}>
            <dl className="mt-[clamp(--spacing(10),5vw,--spacing(20))] grid gap-8 border-t border-line pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-gap">
              {claims.map(({ key, value, label }) => (
                <div key={key} className="group flex flex-col justify-end gap-3">
                  <dt className="order-2 max-w-[15em] leading-[1.35]">{label}</dt>
                  {/* Side by side, they fit their columns with large text too. */}
                  <dd className="numeral text-n1 group-not-first:font-light lg:text-[min(var(--n1),8.2vw)]">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            <FigureSource text={figures.claimsSource} lang={figures.lang} language={language} />
          </div>
        )}
      </div>
    </section>
  )
}
