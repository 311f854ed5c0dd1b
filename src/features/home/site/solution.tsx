import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { paragraphsOf, type ClaimKey } from '@/features/routes/rules'
import { langWithin } from '@/i18n/text'
import type { SectionProps } from './section-props'
import { FigureSource } from '@/features/page-copy/site/figure-source'

/** The claims that this section shows; /services shows all. */
const shownClaims: ClaimKey[] = ['hoursSaved', 'conversion']

type Props = SectionProps<'solution'> & { figures: Figures | null }

export function Solution({ copy, lang, language, figures }: Props) {
  const t = useTranslations('home.solution')
  const within = langWithin(lang)
  const claims = figures?.claims.filter(({ key }) => shownClaims.includes(key)) ?? []
  return (
    <section aria-labelledby="solution" className="page columns section solution">
      <div lang={within(language)} className="solution-picture bleed-start">
        <Picture name="solution" alt={t('alt')} />
      </div>
      <div className="solution-words">
        <h2 id="solution" className="title">
          {copy.title}
        </h2>
        {paragraphsOf(copy.text).map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        {figures && claims.length > 0 && (
          <div lang={within(figures.lang)}>
            <dl className="claims">
              {claims.map(({ key, value, label }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd className="numeral">{value}</dd>
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
