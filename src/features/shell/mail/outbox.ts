import type { Payload } from 'payload'

import type { Language } from '@/i18n/languages'
import { autocommit, statement } from '@/lib/server/db'

/** A mail that this worker alone may send now. */
export type ClaimedMail = { id: string; kind: string; recipient: string; language: Language; data: unknown }

/** How old a claim is whose worker must have died: a worker that lives is done within a minute (lib/server/mail.ts). */
const abandoned = statement`claimed_at < now() - interval '90 seconds'`

/** How often a mail is tried before it is given up. With the delays of its queue this takes about a day. */
const mostAttempts = 100

/**
 * Takes the mail for this worker, or answers null: sent, given up, gone, or in the hands of another worker. One row
 * wins.
 */
export async function claim(payload: Payload, id: string): Promise<ClaimedMail | null> {
  const [row] = await autocommit<ClaimedMail>(
    payload,
    statement`
      update outbox set status = 'sending', claimed_at = now(), updated_at = now()
      where id = ${id}
        and (status = 'pending' or (status = 'sending' and ${abandoned}))
      returning id, kind, recipient, language, data`,
  )
  return row ?? null
}

/** What is kept of a mail that is done: no token of a link, and no text of Payload's, which may hold one. */
const spent = statement`case when kind = 'finished' then '{}'::jsonb else data - 'token' end`

/** The mail went out. */
export async function markSent(payload: Payload, id: string): Promise<void> {
  await autocommit(
    payload,
    statement`
      update outbox set status = 'sent', sent_at = now(), updated_at = now(), claimed_at = null, last_error = null,
        data = ${spent}
      where id = ${id}`,
  )
}

/** The mail did not go out: it waits for the next try, or is given up. Answers whether it waits. */
export async function giveBack(payload: Payload, id: string, error: Error, final: boolean): Promise<boolean> {
  const reason = error.message.replace(/\s+/g, ' ').slice(0, 300)
  const [row] = await autocommit<{ status: string }>(
    payload,
    statement`
      update outbox set attempts = attempts + 1, last_error = ${reason}, claimed_at = null, updated_at = now(),
        status = case when ${final} or attempts + 1 >= ${mostAttempts} then 'failed' else 'pending' end::enum_outbox_status,
        data = case when ${final} or attempts + 1 >= ${mostAttempts} then ${spent} else data end
      where id = ${id} and status = 'sending' returning status`,
  )
  return row?.status === 'pending'
}

/** Mails that should be on their way and may have no job: those whose job was lost, and claims of dead workers. */
export async function overdueMails(payload: Payload, limit: number): Promise<string[]> {
  const rows = await autocommit<{ id: string }>(
    payload,
    statement`
      select id from outbox
      where (status = 'pending' and created_at < now() - interval '1 minute')
        or (status = 'sending' and ${abandoned})
      order by created_at limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}
