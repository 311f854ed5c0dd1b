import { z } from 'zod'

import { findTestimonialList } from '@/features/testimonials/queries/testimonial-list'
import { handleQuery } from '@/lib/server/http/handle-query'

export const dynamic = 'force-dynamic'

export const GET = handleQuery({ who: 'staff', input: z.object({}), run: (req) => findTestimonialList(req) })
