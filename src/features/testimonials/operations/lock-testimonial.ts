import { eq, min } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { isoTime } from '@/lib/server/db/expressions'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { testimonials, testimonials_locales } from '@/payload-tables'

export type LockedTestimonial = {
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
