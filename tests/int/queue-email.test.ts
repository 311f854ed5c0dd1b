import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { autocommit, inTransaction, sql } from '@/lib/server/db/sql'
import { queueEmail, simulateQueueEmail } from '@/features/mail/queue-email'
import { payload as start } from '@/lib/server/payload'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const mail = (subjectId: string) => ({
  kind: 'ticket-reply',
  subjectId,
  recipient: 'rosa@clinica.example',
  language: 'es' as const,
  data: { title: 'El formulario' },
})

const emailRows = (subject: string) =>
  rowsOf<{ id: string; status: string; language: string; data: object }>(
    payload,
    sql`select id, status, language, data from outbox where subject_id = ${subject}`,
  )
const jobsOf = (outboxId: string) =>
  autocommit(payload, sql`select 1 from pgboss.job where name = 'send-mail' and singleton_key = ${outboxId}`)

describe('queueing an email', () => {
  it('creates one row and one job on commit, however often it is repeated', async () => {
    const subject = crypto.randomUUID()
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      await queueEmail(req, mail(subject))
      await queueEmail(req, mail(subject))
    })
    const rows = await emailRows(subject)
    expect(rows).toMatchObject([{ status: 'pending', language: 'es', data: { title: 'El formulario' } }])
    expect(await jobsOf(rows[0]?.id ?? '')).toHaveLength(1)
  })

  it('is undone by a rollback', async () => {
    const subject = crypto.randomUUID()
    const req = await createLocalReq({}, payload)
    const undone = inTransaction(req, async () => {
      await queueEmail(req, mail(subject))
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await emailRows(subject)).toEqual([])
  })

  it('can be simulated, which leaves neither a row nor a job', async () => {
    const count = async () =>
      (
        await autocommit(
          payload,
          sql`select (select count(*) from outbox) as emails, (select count(*) from pgboss.job) as jobs`,
        )
      )[0]
    const before = await count()
    await simulateQueueEmail(await createLocalReq({}, payload))
    expect(await count()).toEqual(before)
  })

  it('creates separate rows for separate recipients', async () => {
    const subject = crypto.randomUUID()
    const req = await createLocalReq({}, payload)
    await queueEmail(req, mail(subject))
    await queueEmail(req, { ...mail(subject), recipient: 'maya@puente.example' })
    expect(await emailRows(subject)).toHaveLength(2)
  })
})
