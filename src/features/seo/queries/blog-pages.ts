import { findCategory, listCategories, type Category } from '@/features/blog/queries/categories'
import { findPost } from '@/features/blog/queries/post'
import { listCategoryPosts, listPosts } from '@/features/blog/queries/post-cards'
import { countPosts } from '@/features/blog/queries/public-posts'
import { categoryPageSize, pagePath, pageSize, countPages } from '@/features/blog/rules'
import { findPageCopy } from '@/features/page-copy/queries/page-copy'
import { languages, localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import { plainTextOf } from '@/lib/document'

import { excerpt, localizedPaths, type LocalizedPaths } from '../rules'
import { pageTexts, type PublicPage } from './page'

/** Returns the title, without the agency's name, and the description of the list of posts. */
export async function findListHead(language: Language) {
  const [{ t, brand }, head] = await Promise.all([
    pageTexts(language),
    findPageCopy('resources-page', language),
  ])
  return {
    t,
    brand,
    title: head?.copy.metaTitle || t('blog.title'),
    description: head?.copy.metaDescription || t('blog.description'),
    heading: head?.copy.title,
  }
}

/** Describes a page of the list of posts; undefined beyond the end. */
export async function describeListPage(page: number, language: Language): Promise<PublicPage | undefined> {
  const [list, { all }, head] = await Promise.all([
    listPosts(language, page),
    countPosts(),
    findListHead(language),
  ])
  if (!list) return undefined
  const { t, brand, title, description, heading } = head
  const counted = page > 1 && t('blog.pageOf', { page, pages: list.pages })
  return {
    paths: postListPaths(page, all),
    title: [title, counted, brand].filter(Boolean).join(' - '),
    description: [description, counted].filter(Boolean).join(' '),
    label: counted || t('layout.resources'),
    heading: heading || title,
    parents: counted ? [{ path: '/resources', label: t('layout.resources') }] : [],
    updatedAt: list.posts[0]?.updatedAt,
  }
}

/** Returns the paths of a page of the list in the languages that have it. `counts` is the number of posts per language. */
export const postListPaths = (page: number, counts: Record<Language, number>): LocalizedPaths =>
  localizedPaths(
    pagePath('/resources', page),
    languages.filter((language) => page <= countPages(counts[language], pageSize)),
  )

/** Describes the page of a post; undefined when it is not public in this language. */
export async function describePostPage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const post = await findPost(slug, language)
  if (!post) return undefined
  const { t, brand } = await pageTexts(language)
  const { publishedAt, author, category, picture, pictureUrl } = post
  return {
    paths: postPaths({ [language]: slug, [otherLanguage(language)]: post.translation }),
    title: post.metaTitle ?? `${post.title} - ${brand}`,
    description: post.metaDescription ?? post.excerpt ?? excerpt(plainTextOf(post.content)),
    label: post.title,
    heading: post.title,
    parents: [{ path: '/resources', label: t('layout.resources') }],
    updatedAt: post.updatedAt,
    post: {
      publishedAt,
      author,
      category: category?.name.text,
      picture: picture?.src ?? pictureUrl,
      focus: picture?.focus,
      cover: slug,
    },
  }
}

/** Returns the paths of a post from its slug in each language. */
export const postPaths = (slugs: Partial<Record<Language, string>>): LocalizedPaths =>
  Object.fromEntries(
    languages.flatMap((language) =>
      slugs[language] ? [[language, localizedPath(`/blog/${slugs[language]}`, language)]] : [],
    ),
  )

/** Describes a page of the posts of a category; undefined when there is none. */
export async function describeCategoryPage(
  slug: string,
  page: number,
  language: Language,
): Promise<PublicPage | undefined> {
  const found = await findCategory(slug, language)
  const list = found && (await listCategoryPosts(found.id, language, page))
  if (!list) return undefined
  const [{ t, brand }, paths] = await Promise.all([pageTexts(language), findCategoryPaths(found, page)])
  const { name, description } = found
  const base = `/category/${slug}`
  const counted = page > 1 && t('blog.pageOf', { page, pages: list.pages })
  const category = [name.text, counted].filter(Boolean).join(' - ')
  const text = description?.text ?? t('blog.category.description', { category: name.text })
  const resources = { path: '/resources', label: t('layout.resources') }
  return {
    // A category with a name of the other language can have more pages here than there.
    paths: Object.keys(paths).length > 0 ? paths : localizedPaths(pagePath(base, page), [language]),
    title: t('blog.category.title', { category, brand }),
    description: [text, counted].filter(Boolean).join(' '),
    label: counted || name.text,
    heading: name.text,
    parents: counted ? [resources, { path: base, label: name.text }] : [resources],
  }
}

async function findCategoryPaths({ id }: Category, page: number): Promise<LocalizedPaths> {
  const [{ ofCategory }, categories] = await Promise.all([countPosts(), listCategoriesByLanguage()])
  return categoryPaths(id, page, ofCategory(id), categories)
}

type Categories = Record<Language, Category[]>

/** Returns every category with its texts in each language. */
export async function listCategoriesByLanguage(): Promise<Categories> {
  const [en, es] = await Promise.all([listCategories('en'), listCategories('es')])
  return { en, es }
}

/**
 * Returns the paths of a page of a category in the languages that have it. Where the name falls back to the other
 * language, the page counts as that language's. `counts` is the number of posts of the category per language.
 */
export const categoryPaths = (
  id: string,
  page: number,
  counts: Record<Language, number>,
  categories: Categories,
): LocalizedPaths =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const category = categories[language].find((one) => one.id === id)
      return category?.name.lang === language && page <= countPages(counts[language], categoryPageSize)
        ? [[language, localizedPath(pagePath(`/category/${category.slug}`, page), language)]]
        : []
    }),
  )
