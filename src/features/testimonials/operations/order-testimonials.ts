import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { testimonials } from '@/payload-tables'
import type { OrderTestimonialsInput } from '../schemas'
import { lockTestimonial } from './lock-testimonial'

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/**
 * Stores the order in which visitors see the testimonials, as 1, 2, 3 and so on, in one transaction. Throws AppError
 * 'conflict' when someone has added, deleted, or moved one since the board showed `expected`, and 'invalid' when the new
 * order is not made of the same testimonials.
 */
export async function orderTestimonials(
  { req }: Context,
  { order, expected }: OrderTestimonialsInput,
): Promise<{ order: string[] }> {
  if (!isSame(order.toSorted(), expected.toSorted()) || new Set(order).size !== order.length)
    throw new AppError('invalid')
  requireStaff(req)
  return inTransaction(req, async () => {
    const places = await lockPlaces(req)
    if (!isSame([...places.keys()], expected)) throw new AppError('conflict')
    for (const [index, id] of order.entries()) {
      if (places.get(id) === index + 1) continue
      const { language } = await lockTestimonial(req, id)
      await asUser(req).update({
        collection: 'testimonials',
        id,
        locale: language,
        data: { displayOrder: index + 1 },
        depth: 0,
      })
    }
    return { order }
  })
}

/** Locks all testimonials and returns the place of each, in the order of the board. */
async function lockPlaces(req: PayloadRequest): Promise<Map<string, number>> {
  const { id, displayOrder, createdAt } = testimonials
  const db = await databaseOf(req)
  await db.select({ id }).from(testimonials).orderBy(id).for('update')
  // A statement of its own: one that waited for the locks would have sorted what was there before.
  const rows = await db
    .select({ id, place: displayOrder })
    .from(testimonials)
    .orderBy(displayOrder, createdAt, id)
  return new Map(rows.map((row) => [row.id, row.place]))
}
