import { useTranslations } from 'next-intl'

import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'

/** The source of the figures above it. Figures are never shown without one. */
export function FigureSource({ text, lang, language }: { text: string; lang: Language; language: Language }) {
  const t = useTranslations('home')
  return (
    <p className="note mt-6 max-w-[62ch]">
      {text}{' '}
      <Link
        href="/services#figures"
        prefetch={false}
        lang={langWithin(lang)(language)}
        className="inline-block underline"
      >
        {t('how')}
      </Link>
    </p>
  )
}
