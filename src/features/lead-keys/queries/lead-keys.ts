import { desc, eq, sql } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'

import { digestOf } from '@/lib/server/auth/email-link'
import { autocommitDatabase, databaseOf, isoTime, personName } from '@/lib/server/db/sql'
import { requireAdmin } from '@/lib/server/http/authorize'
import { lead_keys, users } from '@/payload-tables'
import type { KeySource } from '../rules'

/** A key as admins see it. Its value is nowhere. */
export type ListedLeadKey = {
  id: string
  name: string
  source: KeySource
  /** The most leads that it may send in a minute. */
  perMinute: number
  createdAt: string
  /** Null for an account that was deleted. */
  createdBy: string | null
  /** To the minute. */
  lastUsedAt: string | null
  revokedAt: string | null
}

/** The most keys that are listed: those that work first. */
const MAX_LISTED = 200

/** Returns the keys for leads: those that work before those that were revoked, newest first. For admins only: throws AppError 'forbidden'. */
export async function listLeadKeys(req: PayloadRequest): Promise<{ keys: ListedLeadKey[] }> {
  requireAdmin(req)
  const { id, name, source, createdAt, lastUsedAt, revokedAt } = lead_keys
  const db = await databaseOf(req)
  const keys = await db
    .select({
      id,
      name,
      source,
      perMinute: sql<number>`${lead_keys.perMinute}::int`,
      createdAt: isoTime(createdAt),
      createdBy: personName(users),
      lastUsedAt: isoTime(lastUsedAt),
      revokedAt: isoTime(revokedAt),
    })
    .from(lead_keys)
    .leftJoin(users, eq(users.id, lead_keys.createdBy))
    .orderBy(sql`${revokedAt} is not null`, desc(createdAt), id)
    .limit(MAX_LISTED)
  return { keys }
}

/** A key that works, as the door for leads needs it. */
export type WorkingKey = {
  id: string
  name: string
  source: KeySource
  perMinute: number
  /** Whether its last use was noted within the last minute. */
  isNoted: boolean
}

/**
 * Returns the key with this value, unless it was revoked; undefined for any other text. Every text costs one digest and one look-up
 * by it, so that the time says nothing about the keys that there are.
 */
export async function findWorkingKey(payload: Payload, value: string): Promise<WorkingKey | undefined> {
  const { id, name, source, perMinute, lastUsedAt, revokedAt } = lead_keys
  const [row] = await autocommitDatabase(payload)
    .select({
      key: {
        id,
        name,
        source,
        perMinute: sql<number>`${perMinute}::int`,
        isNoted: sql<boolean>`coalesce(${lastUsedAt} > now() - interval '1 minute', false)`,
      },
      isRevoked: sql<boolean>`${revokedAt} is not null`,
    })
    .from(lead_keys)
    .where(eq(lead_keys.digest, digestOf(value)))
  return row && !row.isRevoked ? row.key : undefined
}
