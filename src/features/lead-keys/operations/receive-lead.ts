import { eq, sql } from 'drizzle-orm'
import type { Payload } from 'payload'

import { storeLead } from '@/features/leads/operations/capture-lead'
import type { CaptureInput } from '@/features/leads/schemas'
import { AppError } from '@/lib/app-error'
import { autocommitDatabase } from '@/lib/server/db/sql'
import { submissionRowId } from '@/lib/server/db/once'
import type { Context } from '@/lib/server/http/authorize'
import { consumeOwnRateLimit, consumeRateLimit } from '@/lib/server/http/rate-limit'
import { causeOf, log } from '@/lib/server/log'
import { lead_keys } from '@/payload-tables'
import { findWorkingKey, type WorkingKey } from '../queries/lead-keys'

/** Returns the key of an Authorization header; an empty text for any other one. */
const bearerOf = (header: string | null): string =>
  /^Bearer +([\x21-\x7e]{1,200})$/i.exec(header ?? '')?.[1] ?? ''

/**
 * Returns the key of a request that sends a lead. Throws AppError 'unauthenticated' for a missing, wrong or revoked one, which all cost
 * the same work, and 'too_many' when the key has used up its minute, or its network has sent too many that were refused.
 */
export async function admitKey({ req, address }: Context, header: string | null): Promise<WorkingKey> {
  const key = await findWorkingKey(req.payload, bearerOf(header))
  if (!key) {
    await consumeRateLimit('leadKeyRefused', address)
    throw new AppError('unauthenticated')
  }
  await consumeOwnRateLimit('leadKey', key.id, key.perMinute)
  return key
}

/**
 * Stores the lead that another system sent with a key, by the rules of lead capture: both rows are committed when it returns, and
 * its emails follow. Its source is that of the key. A repeat with the same `idempotencyKey` (else `submission_id`) and the same
 * words is the same lead; with other words, or of another key, it is another one.
 */
export async function receiveLead(
  { req }: Context,
  key: WorkingKey,
  input: CaptureInput,
  idempotencyKey: string | undefined,
): Promise<{ id: string }> {
  const given = idempotencyKey ?? input.submission_id
  const submission = given && submissionRowId('lead-keys', { content: [given], id: key.id })
  const lead = await storeLead(
    req,
    { ...input, submission_id: submission },
    { source: key.source, key: key.name },
  )
  if (!key.isNoted) await noteUse(req.payload, key.id)
  return lead
}

/** Notes when a key was used, at most once a minute. Never throws: the lead is stored. */
async function noteUse(payload: Payload, id: string): Promise<void> {
  try {
    await autocommitDatabase(payload)
      .update(lead_keys)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(lead_keys.id, id))
  } catch (error) {
    log.warn({ err: causeOf(error), key: id }, 'the use of a key was not noted')
  }
}
