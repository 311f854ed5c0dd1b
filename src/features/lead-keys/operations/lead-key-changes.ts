import { randomBytes } from 'node:crypto'

import { and, eq, isNull, sql } from 'drizzle-orm'

import { AppError } from '@/lib/app-error'
import { digestOf } from '@/lib/server/auth/email-link'
import { asSystem } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireAdmin } from '@/lib/server/http/authorize'
import { lead_keys } from '@/payload-tables'
import { KEY_PREFIX } from '../rules'
import type { CreateLeadKeyInput } from '../schemas'

/** 256 random bits, so that its digest needs no salt. */
const newValue = () => KEY_PREFIX + randomBytes(32).toString('base64url')

/**
 * Makes a key for leads and returns its id and its value, which is never returned again: only its SHA-256 is stored. For admins
 * only. A repeat makes another key, because remembering the first answer would store the value.
 */
export async function createLeadKey(
  { req }: Context,
  { name, source, per_minute: perMinute }: CreateLeadKeyInput,
): Promise<{ id: string; value: string }> {
  requireAdmin(req)
  const value = newValue()
  const data = { name, source, perMinute, digest: digestOf(value), createdBy: req.user?.id }
  const { id } = await asSystem(req).create({ collection: 'lead-keys', data, depth: 0 })
  return { id, value }
}

/**
 * Revokes a key: from the next request on, it is refused. Nobody can undo it. One that is revoked already stays as it is. For
 * admins only. Throws AppError 'not_found' when there is no such key.
 */
export async function revokeLeadKey({ req }: Context, { key: id }: { key: string }): Promise<{ id: string }> {
  requireAdmin(req)
  return inTransaction(req, async () => {
    const db = await databaseOf(req)
    await db
      .update(lead_keys)
      .set({ revokedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(lead_keys.id, id), isNull(lead_keys.revokedAt)))
    if ((await db.$count(lead_keys, eq(lead_keys.id, id))) === 0) throw new AppError('not_found')
    return { id }
  })
}
