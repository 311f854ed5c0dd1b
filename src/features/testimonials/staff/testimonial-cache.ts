import type { QueryClient } from '@tanstack/react-query'

import { testimonialListQuery } from './testimonial-params'

const { queryKey } = testimonialListQuery

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
