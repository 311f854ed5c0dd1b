import '@/styles/pages/blog.css'

import { getLocale } from 'next-intl/server'

import { findCategory, listCategories } from '@/features/blog/queries/categories'
import { listCategoryPosts } from '@/features/blog/queries/post-cards'
import { isSlug, pagePath } from '@/features/blog/rules'
import { CategoryScreen } from '@/features/blog/site/list-screen'
import { BlogFinalCall } from '@/features/blog/site/blog-final-call'
import { BlogNotice } from '@/features/blog/site/blog-notice'
import { NotFound } from '@/features/layout/site/not-found'
import { findFinalCall } from '@/features/page-copy/queries/page-copy'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { otherLanguage, type Language } from '@/i18n/languages'
import { readPageData, redirectOrStatus } from '../../page-data'

type Props = { slug: string; page: number }

async function read({ slug, page }: Props, language: Language) {
  const category = isSlug(slug) ? await findCategory(slug, language) : undefined
  if (!category) return null
  const [list, categories, others, settings, call] = await Promise.all([
    listCategoryPosts(category.id, language, page),
    listCategories(language),
    listCategories(otherLanguage(language)),
    siteSettings(language),
    findFinalCall(language),
  ])
  const translation = others.find(({ id }) => id === category.id)?.slug
  return { category, list, categories, translation, settings, call }
}

/** Every page of a category: /category/{slug} and /category/{slug}/page/{n}. */
export async function CategoryPage({ slug, page }: Props) {
  const language = await getLocale()
  const found = await readPageData('category', read({ slug, page }, language))
  if (found === null)
    return <BlogNotice kind="category" status={await redirectOrStatus(`/category/${slug}`, language)} />
  if (!found) return <BlogNotice kind="category" status={503} />
  const { category, list, categories, translation, settings, call } = found
  if (!list) return <NotFound />
  const { zone, email, phone, phoneUrl } = settings
  const base = `/category/${category.slug}`
  return (
    // The other language may have fewer pages: the language toggle then leads to its first one.
    <main id="content" data-translation={page > 1 && translation ? `/category/${translation}` : undefined}>
      <StructuredData path={pagePath(base, page)} />
      <CategoryScreen category={category} list={list} categories={categories} zone={zone} />
      <BlogFinalCall call={call} email={email} phone={phone} phoneUrl={phoneUrl} />
    </main>
  )
}
