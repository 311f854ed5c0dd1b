import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { TranslationArc } from '@/features/translation/staff/translation-arc'
import { translateHref } from '@/features/publishing/document-address'
import type { BoardPost } from '../queries/post-board-page'

/** What its translation still needs, as a link to where it is done. */
export function PostTranslation({ post: { id, status, translation } }: { post: BoardPost }) {
  const t = useTranslations('translation')
  if (!translation || status === 'archived') return null
  const { counts, to } = translation
  const state = (['unread', 'stale', 'missing'] as const).find((name) => counts[name] > 0)
  if (!state) return null
  const heading = `${t(`heading.${to}`)}: `
  return (
    <Link
      className={`post-translation is-${state}`}
      href={translateHref({ collection: 'posts', id })}
      prefetch={false}
    >
      <TranslationArc state={state} />
      <span className="sr-only">{heading}</span>
      {t(`counts.${state}`, { count: counts[state] })}
    </Link>
  )
}
