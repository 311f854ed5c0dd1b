import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { queueEmail } from '@/features/mail/queue-email'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import { makeLead } from '../support/fixtures'
import { rowsOf } from '../support/rows'

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

it('what emails about an erased lead say is gone, and none of those that wait is sent', async () => {
  const [lead, other] = await Promise.all([makeLead(payload), makeLead(payload)])
  const req = await createLocalReq({}, payload)
  const to = { kind: 'call-booked', language: 'en', recipient: `${lead.id}@example.com` } as const
  await queueEmail(req, { ...to, subjectId: lead.id, data: { name: 'Ana' } })
  await queueEmail(req, { ...to, subjectId: 'its call', data: { leadId: lead.id, name: 'Ana' } })
  await queueEmail(req, { ...to, subjectId: 'another', data: { leadId: other.id, name: 'Eva' } })
  await asSystemWithoutRequest(payload).delete({ collection: 'leads', id: lead.id })
  const rows = await rowsOf(
    payload,
    sql`select status::text, data from outbox where recipient = ${to.recipient} order by subject_id = 'another'`,
  )
  expect(rows).toEqual([
    { status: 'skipped', data: {} },
    { status: 'skipped', data: {} },
    { status: 'pending', data: { leadId: other.id, name: 'Eva' } },
  ])
})
