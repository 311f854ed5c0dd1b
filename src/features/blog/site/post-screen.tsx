import { useTranslations, useLocale } from 'next-intl'

import { More } from '@/components/ui/more'
import { RichText } from '@/components/ui/rich-text'
import { UploadPicture } from '@/components/ui/upload-picture'
import type { Member } from '@/features/page-copy/queries/page-copy'
import { langWithin } from '@/i18n/languages'
import type { Post } from '../queries/post'
import type { PostCard } from '../queries/post-cards'
import { readingMinutes } from '../rules'
import { postBlocks } from './blocks/post-blocks'
import { PostGrid } from './post-grid'
import { PostMeta, PostPicture } from './post-card'

/** Author and reading time. A team member is shown with photo and title. */
function Byline({ post: { author, content }, team }: { post: Post; team: Member[] }) {
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

type Props = { post: Post; team: Member[]; zone: string }

/** The page of a post. */
export function PostScreen({ post, team, zone }: Props) {
  const t = useTranslations('blog')
  return (
    <article className="post">
      <header className="page columns post-head">
        <div className="post-head-words">
          <More href="/resources" back className="post-back">
            {t('back')}
          </More>
          <h1>{post.title}</h1>
          {post.excerpt && <p className="lead">{post.excerpt}</p>}
          <PostMeta post={post} zone={zone} />
        </div>
        <div className="post-cover">
          <PostPicture post={post} alt={post.title} sizes="(min-width: 67.5rem) 50vw, 90vw" priority />
        </div>
      </header>
      <div className="page columns post-body">
        <Byline post={post} team={team} />
        <div className="post-text">
          <RichText document={post.content} className="prose prose-post" blocks={postBlocks} />
        </div>
      </div>
    </article>
  )
}

/** Related posts; renders nothing when there are none. */
export function ReadNext({ posts, zone }: { posts: PostCard[]; zone: string }) {
  const t = useTranslations('blog')
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="next" className="read-next">
      <div className="page">
        <h2 id="next">{t('next')}</h2>
        <PostGrid posts={posts} zone={zone} sizes={posts.map(() => 'half')} level={3} />
      </div>
    </section>
  )
}
