import { useTranslations } from 'next-intl'

import type { PostCard } from '../queries/post-cards'
import { PostGrid } from './post-grid'

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
