import { useLocale, useTranslations } from 'next-intl'

import { UploadPicture } from '@/components/ui/upload-picture'
import type { Member } from '@/features/page-copy/queries/page-copy'
import { langWithin } from '@/i18n/text'

import type { Post } from '../queries/post'
import { readingMinutes } from '../rules'

/** Author and reading time. A team member is shown with photo and title. */
export function Byline({ post: { author, content }, team }: { post: Post; team: Member[] }) {
  const t = useTranslations('blog')
  const langOf = langWithin(useLocale())
  const member = team.find(({ name }) => name === author)
  const { photo, title } = member ?? {}
  return (
    <div className="byline">
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
    </div>
  )
}
