import '@/styles/pages/post.css'

import { getLocale } from 'next-intl/server'

import { findPost } from '@/features/blog/queries/post'
import { listRelatedPosts } from '@/features/blog/queries/post-cards'
import { BlogFinalCall } from '@/features/blog/site/blog-final-call'
import { BlogNotice } from '@/features/blog/site/blog-notice'
import { PostScreen, ReadNext } from '@/features/blog/site/post-screen'
import { findFinalCall, listTeam } from '@/features/page-copy/queries/page-copy'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { pageMetadata, readPageData, redirectOrStatus } from '../../page-data'

type Props = { params: Promise<{ slug: string }> }

/** Sends the page through the page cache, which sets its status. */
export const generateStaticParams = () => []

async function read(slug: string, language: Language) {
  const post = await findPost(slug, language)
  if (!post) return null
  const [related, people, settings, call] = await Promise.all([
    listRelatedPosts(post, language),
    listTeam(language),
    siteSettings(language),
    findFinalCall(language),
  ])
  return { post, related, people, settings, call }
}

export const generateMetadata = async ({ params }: Props) => pageMetadata(`/blog/${(await params).slug}`)

export default async function PostPage({ params }: Props) {
  const [{ slug }, language] = [await params, await getLocale()]
  const found = await readPageData('post', read(slug, language))
  if (found === null)
    return <BlogNotice kind="post" status={await redirectOrStatus(`/blog/${slug}`, language)} />
  if (!found) return <BlogNotice kind="post" status={503} />
  const { post, related, people, settings, call } = found
  const { zone, email, phone, phoneUrl } = settings
  return (
    <main id="content" data-translation="/resources#toast=not_translated">
      <StructuredData path={`/blog/${post.slug}`} />
      <PostScreen post={post} team={people} zone={zone} />
      <ReadNext posts={related} zone={zone} />
      <BlogFinalCall call={call} email={email} phone={phone} phoneUrl={phoneUrl} />
    </main>
  )
}
