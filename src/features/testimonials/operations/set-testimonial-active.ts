import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { SetTestimonialActiveInput } from '../schemas'
import { lockTestimonial } from './lock-testimonial'

/**
 * Shows a testimonial to visitors, or hides it. Throws AppError 'not_found' for a deleted one, and 'conflict' with the
 * present value, 'true' or 'false', when it is neither the expected nor the wanted one.
 */
export async function setTestimonialActive(
  { req }: Context,
  { testimonial: id, active, expected }: SetTestimonialActiveInput,
): Promise<{ active: boolean }> {
  return inTransaction(req, async () => {
    const { isActive, language, updatedAt } = await lockTestimonial(req, id)
    if (isActive !== active && isActive !== expected)
      throw new AppError('conflict', {
        current: { value: String(isActive), changedBy: null, changedAt: updatedAt },
      })
    await asUser(req).update({
      collection: 'testimonials',
      id,
      locale: language,
      data: { isActive: active },
      depth: 0,
    })
    return { active }
  })
}
