import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { runSql, sql } from '@/lib/server/db/sql'

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
  const [row] = await runSql<{ active: boolean | null; updated: string | Date; language: Language | null }>(
    req,
    sql`
      select t.is_active as active, t.updated_at as updated,
        (select min(l._locale::text) from testimonials_locales l
          where l._parent_id = t.id and l.content is not null and l.position is not null) as language
      from testimonials t where t.id = ${id} for update of t`,
  )
  if (!row) throw new AppError('not_found')
  return {
    isActive: row.active ?? false,
    updatedAt: new Date(row.updated).toISOString(),
    language: row.language ?? 'en',
  }
}
