import { getLocale } from 'next-intl/server'

import { post as findPost, relatedPosts } from '@/features/blog/queries/posts'
import { LastCall } from '@/features/blog/site/last-call'
import { Missing } from '@/features/blog/site/missing'
import { PostScreen } from '@/features/blog/site/post-screen'
import { ReadNext } from '@/features/blog/site/read-next'
import { finalCall, team } from '@/features/pages/queries'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { leadOn } from '../../lead-on'
import { headOf, reading } from '../../page-data'

type Props = { params: Promise<{ slug: string }> }

/** Goes through the page cache, which gives it its status. */
export const generateStaticParams = () => []

async function read(slug: string, language: Language) {
  const post = await findPost(slug, language)
  if (!post) return null
  const [related, people, settings, call] = await Promise.all([
    relatedPosts(post, language),
    team(language),
    siteSettings(language),
    finalCall(language),
  ])
  return { post, related, people, settings, call }
}

export const generateMetadata = async ({ params }: Props) => headOf(`/blog/${(await params).slug}`)

/** One post. */
export default async function PostPage({ params }: Props) {
  const [{ slug }, language] = [await params, await getLocale()]
  const found = await reading('post', read(slug, language))
  if (found === null) return <Missing kind="post" status={await leadOn(`/blog/${slug}`, language)} />
  if (!found) return <Missing kind="post" status={503} />
  const { post, related, people, settings, call } = found
  const { zone, email, phone } = settings
  return (
    <main id="content" data-translation="/resources">
      <StructuredData path={`/blog/${post.slug}`} />
      <PostScreen post={post} team={people} zone={zone} />
      <ReadNext posts={related} zone={zone} />
      <LastCall call={call} email={email} phone={phone} />
    </main>
  )
}
