import { useFormatter, useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import { languages, localizedPath } from '@/i18n/languages'
import type { PostPublication } from '../../queries/post-publication'
import { stateStyles } from '@/features/publishing/staff/state-styles'

/** The state of each language, since when it is public, and where. */
export function LanguageStates({ data: { texts, status } }: { data: PostPublication }) {
  const t = useTranslations('blogBoard')
  const names = useTranslations('dashboard.languages')
  const format = useFormatter()
  return (
    <ul className="language-list">
      {languages.map((language) => {
        const { state, publishedAt, publicSlug } = texts[language]
        return (
          <li key={language}>
            <b>{names(language)}</b>
            {status === 'archived' ? (
              <Chip tint="gray" glyph="dash">
                {t('archived')}
              </Chip>
            ) : (
              <Chip {...stateStyles[state]}>{t(`states.${state}`)}</Chip>
            )}
            {publishedAt && (
              <small>
                {format.dateTime(new Date(publishedAt), { dateStyle: 'long', timeStyle: 'short' })}
              </small>
            )}
            {publicSlug && (
              <a href={localizedPath(`/blog/${publicSlug}`, language)} target="_blank" rel="noreferrer">
                {localizedPath(`/blog/${publicSlug}`, language)}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
