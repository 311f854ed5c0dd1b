import type { Payload } from 'payload'

import { autocommit, statement } from '@/lib/server/db'

/** What each hour takes away: forms nobody came back for, what old mails said, limits that have run out. */
const leftovers = [
  statement`delete from form_drafts where expires_at < now()`,
  // A mail that waited longest is a day old: what is still unsent after 90 was given up.
  statement`
    update outbox set data = '{}'::jsonb, updated_at = now()
    where data <> '{}'::jsonb and ((status = 'sent' and sent_at < now() - interval '90 days')
      or (status = 'failed' and created_at < now() - interval '90 days'))`,
  // rate-limiter-flexible counts in milliseconds.
  statement`delete from rate_limits where expire < extract(epoch from now()) * 1000`,
]

export async function cleanUp(payload: Payload): Promise<void> {
  for (const query of leftovers) await autocommit(payload, query)
}
