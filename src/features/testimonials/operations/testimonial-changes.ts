import { eq, min } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, sql, inTransaction, isoTime } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { testimonials, testimonials_locales } from '@/payload-tables'
import type { SetTestimonialActiveInput, OrderTestimonialsInput } from '../schemas'

type LockedTestimonial = {
  isActive: boolean
  updatedAt: string
  /** A language that has its required texts: Payload checks them in the language in which it saves. */
  language: Language
}

/**
 * Locks a testimonial until the transaction ends. Throws AppError 'not_found' when someone has deleted it, and
 * 'forbidden' unless the user is staff.
 */
export async function lockTestimonial(req: PayloadRequest, id: string): Promise<LockedTestimonial> {
  requireStaff(req)
  const db = await databaseOf(req)
  const texts = db
    .select({ language: min(testimonials_locales._locale).as('language') })
    .from(testimonials_locales)
    .where(eq(testimonials_locales._parentID, testimonials.id))
    .as('texts')
  const [row] = await db
    .select({
      isActive: testimonials.isActive,
      updatedAt: isoTime(testimonials.updatedAt),
      language: texts.language,
    })
    .from(testimonials)
    .leftJoinLateral(texts, sql`true`)
    .where(eq(testimonials.id, id))
    .for('update', { of: testimonials })
  if (!row) throw new AppError('not_found')
  return {
    isActive: row.isActive ?? false,
    updatedAt: new Date(row.updatedAt).toISOString(),
    language: row.language ?? 'en',
  }
}

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
