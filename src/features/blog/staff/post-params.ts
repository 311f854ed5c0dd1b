import { queryOptions } from '@tanstack/react-query'

import { listParams } from '@/components/staff/list-params'
import {
  draftedCollections,
  type DraftedCollection,
  type ScheduledPublication,
} from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
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

/** The URL parameter that opens what is scheduled. */
export const SCHEDULED = 'scheduled'

/** Everything that is scheduled, the next first, and what did not work. */
export const scheduleListQuery = queryOptions({
  queryKey: ['schedules', 'list'],
  queryFn: ({ signal }) => readQuery('scheduled-publications', {}, signal),
  meta: { topics: ['schedules', 'posts'] },
})

/** What kind of document is scheduled: one of a collection, or the copy of a page. */
export const kindOf = ({ document: { slug } }: ScheduledPublication): DraftedCollection | 'page' =>
  draftedCollections.find((name) => name === slug) ?? 'page'

/** The editor of what is scheduled, in its language. */
export function scheduledHref({ document: { slug, id }, language }: ScheduledPublication): string {
  const path = id ? `collections/${slug}/${encodeURIComponent(id)}` : `globals/${slug}`
  return `/admin/${path}?locale=${language}`
}
