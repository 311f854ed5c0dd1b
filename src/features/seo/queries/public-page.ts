import { cache } from 'react'

import { pageNumber } from '@/features/blog/rules'
import type { Language } from '@/i18n/languages'

import { categoryPage, listPage, postPage } from './blog-pages'
import type { PublicPage } from './page'
import { servicePage } from './service-page'
import { contactPage, isWritten, writtenPage } from './written-page'

/**
 * A page by its path without the language's prefix; undefined when there is none. Throws when the database does not
 * answer.
 */
export const publicPage = cache((path: string, language: Language): Promise<PublicPage | undefined> => {
  if (isWritten(path)) return writtenPage(path, language)
  if (path === '/contact') return contactPage(language)
  if (path === '/resources') return listPage(1, language)
  const [, room, name = ''] = /^\/(services|blog|category|resources\/page)\/([^/]+)$/.exec(path) ?? []
  if (room === 'services') return servicePage(name, language)
  if (room === 'blog') return postPage(name, language)
  if (room === 'category') return categoryPage(name, language)
  const number = room ? (pageNumber(name) ?? 1) : 1
  return number > 1 ? listPage(number, language) : Promise.resolve(undefined)
})
