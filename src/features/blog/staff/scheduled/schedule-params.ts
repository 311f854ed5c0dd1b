import { queryOptions } from '@tanstack/react-query'

import { draftedCollections, type ScheduledPublication } from '@/features/publishing/rules'
import { readQuery } from '@/lib/read-query'

/** The URL parameter that opens what is scheduled. */
export const SCHEDULED = 'scheduled'

/** Everything that is scheduled, the next first, and what did not work. */
export const scheduleListQuery = queryOptions({
  queryKey: ['schedules', 'list'],
  queryFn: ({ signal }) => readQuery('scheduled-publications', {}, signal),
  meta: { topics: ['schedules', 'posts'] },
})

/** What kind of document is scheduled: a post, a service, or the copy of a page. */
export const kindOf = ({ document: { slug } }: ScheduledPublication): 'posts' | 'services' | 'page' =>
  draftedCollections.find((name) => name === slug) ?? 'page'

/** The editor of what is scheduled, in its language. */
export function scheduledHref({ document: { slug, id }, language }: ScheduledPublication): string {
  const path = id ? `collections/${slug}/${encodeURIComponent(id)}` : `globals/${slug}`
  return `/admin/${path}?locale=${language}`
}
