import { useTranslations } from 'next-intl'

import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'

type Props = { text: string; lang: Language; language: Language; className?: string }

/** The source of the figures above it. Figures are never shown without one. `className` places it. */
export function FigureSource({ text, lang, language, className = 'mt-6 max-w-[62ch]' }: Props) {
  const t = useTranslations('home')
  return (
    <p className={`note ${className}`}>
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
