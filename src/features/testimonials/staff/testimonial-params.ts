import { queryOptions } from '@tanstack/react-query'

import { changeUrl } from '@/components/staff/use-url'
import { readQuery } from '@/lib/read-query'
import { changedQuery } from '@/lib/changed-query'

/** The parameter that names the testimonial whose dialog is open; with `new` it is the form for a new one. */
export const TESTIMONIAL_PARAMETER = 'testimonial'
export const NEW_TESTIMONIAL = 'new'

/** The address of a testimonial's dialog. */
export const testimonialHref = (id: string): string =>
  `/admin${changedQuery('tab=testimonials', { [TESTIMONIAL_PARAMETER]: id })}`

export const openTestimonial = (id: string): void => changeUrl({ [TESTIMONIAL_PARAMETER]: id })
export const closeTestimonial = (): void => changeUrl({ [TESTIMONIAL_PARAMETER]: undefined }, 'replace')

/** All testimonials, in display order. */
export const testimonialListQuery = queryOptions({
  queryKey: ['testimonials', 'list'],
  queryFn: ({ signal }) => readQuery('testimonial-list', {}, signal),
})
