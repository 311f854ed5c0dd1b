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
    <div className="col-span-full mb-10 flex items-end gap-4 text-caption leading-[1.45] text-muted lg:col-[1/4] lg:mb-0 lg:block print:hidden">
      {photo && (
        <div className="arch aspect-[4/5] w-16 flex-none bg-sunk lg:mb-4 lg:w-24">
          <UploadPicture picture={photo} sizes="96px" alt="" decoding="async" className="picture-fill" />
        </div>
      )}
      <p>
        <b className="block font-display text-body leading-[1.2] font-head text-ink">
          {author ?? t('author')}
        </b>
        {title && (
          <span lang={langOf(title.lang)} className="block">
            {title.text}
          </span>
        )}
        <span className="block">{t('minutes', { minutes: readingMinutes(content) })}</span>
      </p>
    </div>
  )
}

/** The text keeps its measure; the right third is for what belongs beside it, where it would not be narrow. */
const text =
  'prose grid-cols-[minmax(0,1fr)] gap-x-[clamp(--spacing(8),4vw,--spacing(16))] @min-[51rem]/post:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] [&>p:first-child]:text-t1 [&>p:first-child]:leading-lead print:[&>p:first-child]:text-[12pt]'

type Props = { post: Post; team: Member[]; zone: string }

/** The page of a post. */
export function PostScreen({ post, team, zone }: Props) {
  const t = useTranslations('blog')
  return (
    <article>
      <header className="page columns pt-8 print:block print:max-w-measure print:p-0">
        <div className="col-span-full flex flex-col items-start gap-6 pt-4 pb-10 sm:pr-6 lg:col-[1/7] lg:pb-18 print:block print:p-0">
          <More href="/resources" back className="min-h-11 items-center [--link:var(--ink)] print:hidden">
            {t('back')}
          </More>
          <h1 className="mt-auto max-w-full pt-6 text-(length:--t-post) leading-[0.97] font-heavy tracking-hero wrap-anywhere [font-variation-settings:'opsz'_96] lg:pt-14 print:p-0 print:text-[24pt]">
            {post.title}
          </h1>
          {post.excerpt && (
            <p className="lead max-w-[30em] print:my-[8pt] print:text-[12pt]">{post.excerpt}</p>
          )}
          <PostMeta post={post} zone={zone} />
        </div>
        {/* The proportions of the drawings, which are shown whole. */}
        <div className="bleed-end col-span-full ml-10 aspect-[4/3] self-end overflow-hidden rounded-tl-(--r-cover) bg-sunk sm:col-[2/13] sm:ml-0 lg:col-[7/13] print:hidden">
          <PostPicture post={post} alt={post.title} sizes="(min-width: 67.5rem) 50vw, 90vw" priority />
        </div>
      </header>
      <div className="page columns pt-18 print:mt-[16pt] print:block print:max-w-measure print:p-0">
        <Byline post={post} team={team} />
        <div className="@container/post col-span-full min-w-0 lg:col-[4/13]">
          <RichText document={post.content} className={text} blocks={postBlocks} />
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
    <section aria-labelledby="next" className="mt-section border-t border-line py-section print:hidden">
      <div className="page">
        <h2 id="next" className="mb-10">
          {t('next')}
        </h2>
        <PostGrid posts={posts} zone={zone} sizes={posts.map(() => 'half')} level={3} />
      </div>
    </section>
  )
}
