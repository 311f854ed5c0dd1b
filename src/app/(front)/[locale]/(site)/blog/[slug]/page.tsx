import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { post as findPost, relatedPosts } from '@/features/blog/queries'
import { LastCall } from '@/features/blog/site/last-call'
import { Missing } from '@/features/blog/site/missing'
import { alternatesOf } from '@/features/blog/site/post-alternates'
import { PostScreen } from '@/features/blog/site/post-screen'
import { ReadNext } from '@/features/blog/site/read-next'
import { finalCall, team } from '@/features/pages/queries'
import { settingsOrNone, siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await getLocale()
  const t = await getTranslations('blog.postNotFound')
  const [{ brand }, post] = await Promise.all([
    settingsOrNone(language),
    findPost((await params).slug, language).catch(() => undefined),
  ])
  if (!post) return { title: `${t('title')} - ${brand}`, robots: { index: false } }
  const { slug, translation } = post
  return {
    title: post.metaTitle ?? `${post.title} - ${brand}`,
    description: post.metaDescription ?? post.excerpt,
    alternates: alternatesOf(`/blog/${slug}`, translation && `/blog/${translation}`, language),
  }
}

/** One post. */
export default async function PostPage({ params }: Props) {
  const found = await read((await params).slug, await getLocale()).catch((error: unknown) => {
    log.error({ err: error }, 'a post could not be read')
  })
  if (!found) return <Missing kind="post" status={found === null ? 404 : 503} />
  const { post, related, people, settings, call } = found
  const { zone, email, phone } = settings
  return (
    <main id="content" data-translation="/resources">
      <PostScreen post={post} team={people} zone={zone} />
      <ReadNext posts={related} zone={zone} />
      <LastCall call={call} email={email} phone={phone} />
    </main>
  )
}
