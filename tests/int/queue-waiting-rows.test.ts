import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { queueEmail } from '@/features/mail/queue-email'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { queueWaitingRows } from '@/worker/queue-waiting-rows'
import { makeUser, requestOf } from '../support/actors'
import { createTicketSetup } from '../support/tickets'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const waitingJobs = () =>
  rowsOf<{ name: string; key: string; inSeconds: number }>(
    payload,
    sql`
      select name, singleton_key as key, round(extract(epoch from start_after - now()))::int as "inSeconds"
      from pgboss.job where state < 'active' order by name, start_after`,
  )

it('queues every row that waits for a job, once and for its time', async () => {
  const ticket = await (await createTicketSetup(payload)).openAsAna()
  await autocommit(payload, sql`delete from outbox`)
  const user = await makeUser(payload, 'team')
  const req = await requestOf(payload, user)
  const email = { subjectId: crypto.randomUUID(), recipient: 'rosa@clinica.example', language: 'es' } as const
  for (const kind of ['ticket-reply', 'ticket-status']) await queueEmail(req, { kind, ...email, data: {} })
  await autocommit(payload, sql`update outbox set status = 'sent' where kind = 'ticket-status'`)
  const [draft, reply, schedule] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  await autocommit(
    payload,
    sql`
      insert into generator_drafts (id, owner_id, task, task_state)
      values (${draft}, ${user.id}, 'write', 'queued')`,
  )
  await autocommit(
    payload,
    sql`
      insert into pending_ticket_replies (id, ticket_id, author_id, author_name, body, created_at, send_at)
      values (${reply}, ${ticket.id}, ${user.id}, 'Ana', 'Hi', now(), now() + interval '59 seconds')`,
  )
  await autocommit(
    payload,
    sql`
      insert into scheduled_publications (id, slug, document_id, language, action, at, created_at)
      values (${schedule}, 'posts', ${crypto.randomUUID()}, 'en', 'publish', now() + interval '1 hour', now())`,
  )
  // As in a backup without the jobs.
  await autocommit(payload, sql`delete from pgboss.job`)

  for (let count = 0; count < 2; count += 1) await queueWaitingRows(payload)
  const key = (id: string) => expect.stringContaining(id) as string
  const [pending] = await rowsOf<{ id: string }>(
    payload,
    sql`select id from outbox where kind = 'ticket-reply'`,
  )
  expect(await waitingJobs()).toEqual([
    { name: 'deliver-ticket-reply', key: key(reply), inSeconds: 60 },
    { name: 'draft-task', key: draft, inSeconds: 0 },
    { name: 'publish-scheduled', key: key(schedule), inSeconds: 3600 },
    { name: 'send-mail', key: pending?.id, inSeconds: 0 },
  ])
})
