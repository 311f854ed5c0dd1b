import type { QueryClient } from '@tanstack/react-query'

import type { ListedTestimonial } from '../queries/testimonial-list'
import { testimonialListQuery } from './testimonial-params'

const { queryKey } = testimonialListQuery

/** Changes a testimonial in the table before or instead of reading it again. */
export function changeShownTestimonial(
  queryClient: QueryClient,
  id: string,
  change: Partial<Pick<ListedTestimonial, 'isActive'>>,
): void {
  queryClient.setQueryData(
    queryKey,
    (list) =>
      list && {
        ...list,
        testimonials: list.testimonials.map((row) => (row.id === id ? { ...row, ...change } : row)),
      },
  )
}

/** Shows the testimonials in that order, numbered from 1 as the verb stores them. Others stay at the end. */
export function showOrder(queryClient: QueryClient, order: readonly string[]): void {
  queryClient.setQueryData(queryKey, (list) => {
    if (!list) return list
    const rows = new Map(list.testimonials.map((row) => [row.id, row]))
    const first = order.flatMap((id, index) => {
      const row = rows.get(id)
      return row ? [{ ...row, displayOrder: index + 1 }] : []
    })
    const rest = list.testimonials.filter(({ id }) => !order.includes(id))
    return { ...list, testimonials: [...first, ...rest] }
  })
}

export const refetchTestimonials = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: ['testimonials'] })
