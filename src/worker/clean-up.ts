import { lt } from 'drizzle-orm'
import type { Payload } from 'payload'

import { eraseOldEmails } from '@/features/mail/outbox'
import { eraseTranscripts } from '@/features/proposal-generator/jobs/erase-transcripts'
import { rateLimits, submissions } from '@/lib/server/db/own-tables'
import { autocommitDatabase, sql } from '@/lib/server/db/sql'
import { form_drafts } from '@/payload-tables'

/** Erases old emails and transcripts, and deletes expired form drafts, submissions and rate limits. Runs every hour. */
export async function cleanUp(payload: Payload): Promise<void> {
  await eraseOldEmails(payload)
  await eraseTranscripts(payload)
  const db = autocommitDatabase(payload)
  await db.delete(form_drafts).where(lt(form_drafts.expiresAt, sql`now()`))
  await db.delete(submissions).where(lt(submissions.createdAt, sql`now() - interval '30 days'`))
  // rate-limiter-flexible stores milliseconds.
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`))
}
