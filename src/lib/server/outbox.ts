import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { afterTransaction } from './after-transaction'
import { sql, statement } from './db'
import { enqueue } from './jobs'

/** A mail that is owed: one for each kind, subject (the event's row, or the digest of a token) and recipient. */
export type Owed = {
  kind: string
  subjectId: string
  recipient: string
  language: Language
  /** What its template needs (features/<noun>/mail). */
  data: object
}

/** The row of the mail; none when it is owed already. */
async function write(req: PayloadRequest, owed: Owed): Promise<{ id: string } | undefined> {
  const { kind, subjectId, recipient, language, data } = owed
  const [row] = await sql<{ id: string }>(
    req,
    statement`
      insert into outbox (kind, subject_id, recipient, language, data)
      values (${kind}, ${subjectId}, ${recipient}, ${language}::enum_outbox_language, ${JSON.stringify(data)}::jsonb)
      on conflict (kind, subject_id, recipient) do nothing returning id`,
  )
  return row
}

/**
 * Writes a mail into the outbox in the transaction of the request, once however often it is owed; the worker sends it
 * when that is committed. A mail server that is away never fails what owes the mail.
 */
export async function owe(req: PayloadRequest, owed: Owed): Promise<void> {
  const row = await write(req, owed)
  if (row)
    await afterTransaction(req, async (ending) => {
      // After a commit whose end is unknown the sweep looks for it.
      if (ending === 'kept') void enqueue('send-mail', { outboxId: row.id })
    })
}

/**
 * Owes nobody anything, at the cost of owing: a row, taken back in the same transaction. For an answer that must not
 * come sooner when there is nobody to write to.
 */
export async function oweNothing(req: PayloadRequest): Promise<void> {
  const nothing = { kind: 'nothing', subjectId: randomUUID(), recipient: 'nobody', language: 'en' as const }
  const row = await write(req, { ...nothing, data: {} })
  if (row) await sql(req, statement`delete from outbox where id = ${row.id}`)
}
