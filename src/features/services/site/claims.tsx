import { useTranslations } from 'next-intl'

import type { Figures } from '@/features/pages/queries'
import type { Language } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'

type Props = { figures: Figures; lang: Language; language: Language }

/** What the agency claims for a service, as large as the page, and where it comes from. */
export function Claims({ figures, lang, language }: Props) {
  const t = useTranslations('pages.services')
  return (
    <div lang={langWithin(lang)(figures.lang)} className="service-claims">
      <dl>
        {figures.claims.map(({ key, value, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className={figures.claims.length > 1 ? 'numeral text-n2' : 'numeral text-n3'}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {figures.claimsSource}{' '}
        <Link href="/services#figures" prefetch={false} lang={langWithin(figures.lang)(language)}>
          {t('how')}
        </Link>
      </p>
    </div>
  )
}
