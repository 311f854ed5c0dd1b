import { useLocale, useTranslations } from 'next-intl'

import { UploadPicture } from '@/components/ui/upload-picture'
import type { Member } from '@/features/pages/queries'
import { langWithin } from '@/i18n/text'

import type { Post } from '../queries/posts'
import { readingMinutes } from '../rules'

/** Who wrote it and how long it takes. One of the team is shown; of others only the name is known. */
export function Byline({ post: { author, content }, team }: { post: Post; team: Member[] }) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  const member = team.find(({ name }) => name === author)
  const { photo, title } = member ?? {}
  return (
    <aside className="byline">
      {photo && (
        <div className="arch byline-photo">
          <UploadPicture picture={photo} sizes="96px" alt="" decoding="async" className="picture-fill" />
        </div>
      )}
      <p>
        <b>{author ?? t('author')}</b>
        {title && <span lang={langOf(title.lang)}>{title.text}</span>}
        <span>{t('minutes', { minutes: readingMinutes(content) })}</span>
      </p>
    </aside>
  )
}
