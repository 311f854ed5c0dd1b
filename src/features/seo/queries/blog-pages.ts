import {
  categories,
  category as findCategory,
  post as findPost,
  postList,
} from '@/features/blog/queries/posts'
import { pageCopy } from '@/features/pages/queries'
import { languages, localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import { plainTextOf } from '@/lib/document'

import { beginning, placesOf, type Places } from '../rules'
import { wordsOf, type PublicPage } from './page'

export async function listPage(page: number, language: Language): Promise<PublicPage | undefined> {
  const [list, elsewhere, head] = await Promise.all([
    postList(language, page),
    postList(otherLanguage(language), page),
    pageCopy('resources-page', language),
  ])
  if (!list) return undefined
  const { t, brand } = await wordsOf(language)
  const path = page === 1 ? '/resources' : `/resources/page/${page}`
  const title = head?.copy.metaTitle || t('blog.title')
  const counted = page > 1 && t('blog.pageOf', { page, pages: list.pages })
  return {
    places: placesOf(path, elsewhere ? languages : [language]),
    title: [title, counted, brand].filter(Boolean).join(' - '),
    description: [head?.copy.metaDescription || t('blog.description'), counted].filter(Boolean).join(' '),
    label: counted || t('shell.resources'),
    heading: head?.copy.title || title,
    above: counted ? [{ path: '/resources', label: t('shell.resources') }] : [],
    updatedAt: list.posts[0]?.updatedAt,
  }
}

export async function postPage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const post = await findPost(slug, language)
  if (!post) return undefined
  const { t, brand } = await wordsOf(language)
  const other = otherLanguage(language)
  const { publishedAt, author, category, picture, pictureUrl } = post
  return {
    places: {
      [language]: localizedPath(`/blog/${slug}`, language),
      ...(post.translation ? { [other]: localizedPath(`/blog/${post.translation}`, other) } : {}),
    },
    title: post.metaTitle ?? `${post.title} - ${brand}`,
    description: post.metaDescription ?? post.excerpt ?? beginning(plainTextOf(post.content)),
    label: post.title,
    heading: post.title,
    above: [{ path: '/resources', label: t('shell.resources') }],
    updatedAt: post.updatedAt,
    post: {
      publishedAt,
      author,
      category: category?.name.text,
      picture: picture?.src ?? pictureUrl,
      cover: slug,
    },
  }
}

export async function categoryPage(slug: string, language: Language): Promise<PublicPage | undefined> {
  const found = await findCategory(slug, language)
  if (!found) return undefined
  const other = otherLanguage(language)
  const [{ t, brand }, elsewhere] = await Promise.all([wordsOf(language), categories(other)])
  const there = elsewhere.find(({ id }) => id === found.id)
  const { name, description } = found
  // What is only named in the other language belongs there (product.md, 'A missing translation').
  const places: Places = {
    ...(name.lang === language ? { [language]: localizedPath(`/category/${slug}`, language) } : {}),
    ...(there?.name.lang === other ? { [other]: localizedPath(`/category/${there.slug}`, other) } : {}),
  }
  return {
    places,
    title: t('blog.category.title', { category: name.text, brand }),
    description: description?.text ?? t('blog.category.description', { category: name.text }),
    label: name.text,
    heading: name.text,
    above: [{ path: '/resources', label: t('shell.resources') }],
  }
}
