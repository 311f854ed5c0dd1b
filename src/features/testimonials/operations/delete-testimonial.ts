import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { lockTestimonial } from './lock-testimonial'

/** Deletes a testimonial; its headshot stays in the pictures. Throws AppError 'not_found' when it is gone already. */
export async function deleteTestimonial(
  { req }: Context,
  { testimonial: id }: { testimonial: string },
): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    await lockTestimonial(req, id)
    await asUser(req).delete({ collection: 'testimonials', id, depth: 0 })
    return { id }
  })
}
