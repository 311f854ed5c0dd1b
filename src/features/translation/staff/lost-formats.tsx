import { useFormatter, useTranslations } from 'next-intl'

import type { Language } from '@/i18n/languages'
import type { ScreenPassage } from '../queries/translation'

/** Says which formats of the source a translation does not have. */
export function LostFormats({ passage: { lost }, language }: { passage: ScreenPassage; language: Language }) {
  const t = useTranslations('translation')
  const languageName = useTranslations('dashboard.languages')(language)
  const format = useFormatter()
  if (lost.length === 0) return null
  const kinds = format.list(lost.map((kind) => t(`marks.kinds.${kind}`)))
  return <p className="passage-hint passage-lost">{t('marks.lost', { language: languageName, kinds })}</p>
}
