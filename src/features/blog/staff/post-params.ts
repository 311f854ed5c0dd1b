import { queryOptions } from '@tanstack/react-query'

import type { Language } from '@/i18n/languages'
import { listParams } from '@/components/staff/list-params'
import { readQuery } from '@/lib/read-query'

/** The URL parameter with the language of the quick actions, and the one that opens the categories. */
export const QUICK_LANGUAGE = 'in'
export const CATEGORIES = 'categories'

/** Returns the parameters of the board in a URL. */
export const postParamsOf = listParams(['status', 'sort', 'page'])
export type PostParams = ReturnType<typeof postParamsOf>

/** The editor of a post, in a language. */
export const editHref = (id: string, language: Language): string =>
  `/admin/collections/posts/${encodeURIComponent(id)}?locale=${language}`
export const newPostHref = (language: Language): string =>
  `/admin/collections/posts/create?locale=${language}`

/** One page of the board. */
export const postListQuery = (params: PostParams) =>
  queryOptions({
    queryKey: ['posts', 'list', params],
    queryFn: ({ signal }) => readQuery('post-list', params, signal),
    meta: { topics: ['posts', 'categories'] },
  })

/** Every category, with how many posts have it. */
export const categoryListQuery = queryOptions({
  queryKey: ['categories', 'list'],
  queryFn: ({ signal }) => readQuery('category-list', {}, signal),
  meta: { topics: ['posts', 'categories'] },
})
