import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { categories, category as findCategory, postsOfCategory } from '@/features/blog/queries'
import { isSlug } from '@/features/blog/rules'
import { CategoryScreen } from '@/features/blog/site/category-screen'
import { LastCall } from '@/features/blog/site/last-call'
import { Missing } from '@/features/blog/site/missing'
import { alternatesOf } from '@/features/blog/site/post-alternates'
import { finalCall } from '@/features/pages/queries'
import { settingsOrNone, siteSettings } from '@/features/settings/queries'
import { localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import { log } from '@/lib/server/log'

type Props = { params: Promise<{ slug: string }> }

/** Goes through the page cache, which gives it its status. */
export const generateStaticParams = () => []

async function read(slug: string, language: Language) {
  const category = isSlug(slug) ? await findCategory(slug, language) : undefined
  if (!category) return null
  const [posts, topics, settings, call] = await Promise.all([
    postsOfCategory(category.id, language),
    categories(language),
    siteSettings(language),
    finalCall(language),
  ])
  return { category, posts, topics, settings, call }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await getLocale()
  const other = otherLanguage(language)
  const t = await getTranslations('blog.category')
  const { slug } = await params
  const [{ brand }, category, elsewhere] = await Promise.all([
    settingsOrNone(language),
    findCategory(slug, language).catch(() => undefined),
    categories(other).catch(() => []),
  ])
  if (!category) return { title: `${t('notFound.title')} - ${brand}`, robots: { index: false } }
  const { id, name, description } = category
  const there = `/category/${elsewhere.find((found) => found.id === id)?.slug ?? slug}`
  const alternates = alternatesOf(`/category/${slug}`, there, language)
  return {
    title: t('title', { category: name.text, brand }),
    description: description?.text ?? t('description', { category: name.text }),
    // What is only named in the other language belongs there (product.md, 'A missing translation').
    alternates:
      name.lang === language ? alternates : { ...alternates, canonical: localizedPath(there, other) },
  }
}

/** A category and its posts. */
export default async function CategoryPage({ params }: Props) {
  const found = await read((await params).slug, await getLocale()).catch((error: unknown) => {
    log.error({ err: error }, 'a category could not be read')
  })
  if (!found) return <Missing kind="category" status={found === null ? 404 : 503} />
  const { category, posts, topics, settings, call } = found
  const { zone, email, phone } = settings
  return (
    <main id="content">
      <CategoryScreen category={category} posts={posts} categories={topics} zone={zone} />
      <LastCall call={call} email={email} phone={phone} />
    </main>
  )
}
