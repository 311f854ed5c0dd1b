import type { Payload } from 'payload'

import { eraseOldEmails } from '@/features/mail/outbox'
import { eraseTranscripts } from '@/features/proposal-generator/jobs/erase-transcripts'
import { autocommit, sql } from '@/lib/server/db/sql'

const statements = [
  sql`delete from form_drafts where expires_at < now()`,
  sql`delete from submissions where created_at < now() - interval '30 days'`,
  // rate-limiter-flexible stores milliseconds.
  sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`,
]

/** Erases old emails and transcripts, and deletes expired form drafts, submissions and rate limits. Runs every hour. */
export async function cleanUp(payload: Payload): Promise<void> {
  await eraseOldEmails(payload)
  await eraseTranscripts(payload)
  for (const query of statements) await autocommit(payload, query)
}
