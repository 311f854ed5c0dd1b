import type { Figures } from '@/features/pages/queries'
import { Source } from '@/features/shell/site/home/source'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'

type Props = { figures: Figures; lang: Language; language: Language }

/** What the agency claims for a service, as large as the page, and where it comes from. */
export function Claims({ figures, lang, language }: Props) {
  const size = figures.claims.length > 1 ? 'text-n2' : 'text-n3'
  return (
    <div lang={langWithin(lang)(figures.lang)} className="service-claims">
      <dl>
        {figures.claims.map(({ key, value, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={`numeral ${size}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <Source text={figures.claimsSource} lang={figures.lang} language={language} />
    </div>
  )
}
