import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { findClientByEmail } from '@/features/clients/client-address'
import { convertLeadSchema } from '@/features/leads/board-schemas'
import { convertLead } from '@/features/leads/operations/lead-changes'
import { hasReachedDailyLimit } from '@/features/mail/queue-email'
import { invitePerson } from '@/features/people/operations/person-changes'
import { invitePersonSchema } from '@/features/people/schemas'
import { findAccountByEmail, findDeviceOwner } from '@/lib/server/auth/account-rows'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { mailboxKey, mailboxSpellings } from '@/lib/server/mailbox'
import { payload as start } from '@/lib/server/payload'
import { makeUser, requestOf } from '../support/actors'
import { restAs } from '../support/rest'
import { makeLead } from '../support/fixtures'
import { callVerb } from '../support/lead-verbs'

/** A domain in another script has two spellings, and one mailbox behind both. */

let payload: Payload
beforeAll(async () => {
  payload = await start()
})

const bothOf = (name: string) => [`${name}@panadería.example`, `${name}@xn--panadera-i2a.example`] as const

it('a mailbox has one key and every spelling', () => {
  const [unicode, ascii] = bothOf('Ana')
  expect(mailboxKey(unicode)).toBe('ana@xn--panadera-i2a.example')
  expect(mailboxKey(ascii)).toBe(mailboxKey(unicode))
  expect(mailboxSpellings(ascii).toSorted()).toEqual(mailboxSpellings(unicode).toSorted())
  expect(mailboxSpellings('ana@example.com')).toEqual(['ana@example.com'])
})

it('an account and a client are found by either spelling', async () => {
  const req = await requestOf(payload)
  const spellings = bothOf('eva')
  const [, stored] = spellings
  const { id } = await makeUser(payload, 'client', { email: stored })
  const client = await asSystemWithoutRequest(payload).create({
    collection: 'clients',
    data: { firstName: 'Eva', lastName: 'Ruiz', email: stored, language: 'es' } as never,
  })
  for (const typed of spellings) {
    expect((await findAccountByEmail(req, typed))?.id).toBe(id)
    expect(await findDeviceOwner(payload, typed)).toMatchObject({ id, email: stored })
    expect((await findClientByEmail(req, typed))?.id).toBe(client.id)
  }
})

it('a second client with the other spelling of an address is refused, and the first one named', async () => {
  const [unicode, ascii] = bothOf('pia')
  const staff = await restAs(payload, 'team')
  const create = (email: string) =>
    staff('POST', 'clients', { firstName: 'Pía', lastName: 'Ruiz', email, language: 'es' })
  expect((await create(ascii)).status).toBe(201)
  for (const spelling of [unicode, unicode.toUpperCase(), ascii]) {
    const answer = await create(spelling)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Pía Ruiz')])
  }
  const where = { email: { in: [unicode, ascii] } }
  const { totalDocs } = await asSystemWithoutRequest(payload).count({ collection: 'clients', where })
  expect(totalDocs).toBe(1)
})

it('clients with both spellings of an address at the same moment are one', async () => {
  const staff = await restAs(payload, 'team')
  const data = { firstName: 'Max', lastName: 'Ruiz', language: 'es' }
  const answers = await Promise.all(
    bothOf('max').map((email) => staff('POST', 'clients', { ...data, email })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  for (const email of ['max', 'x.example', '@panadería.example'])
    expect((await staff('POST', 'clients', { ...data, email })).status, email).toBe(400)
})

it('a lead with the other spelling of a client’s address is that client', async () => {
  const [unicode, ascii] = bothOf('noa')
  const admin = await makeUser(payload, 'admin')
  const convert = (lead: string) =>
    callVerb(payload, admin, {
      run: convertLead,
      schema: convertLeadSchema,
      input: { lead, first_name: 'Noa', last_name: 'Ruiz' },
    })
  const [first, second] = [
    await makeLead(payload, { email: ascii }),
    await makeLead(payload, { email: ascii }),
  ]
  for (const { id } of [first, second])
    await autocommit(payload, sql`update leads set email = ${unicode} where id = ${id}`)
  const { client } = await convert(first.id)
  await expect(convert(second.id)).rejects.toMatchObject({
    code: 'conflict',
    details: { current: { value: client } },
  })
  const person = { email: unicode, firstName: 'Noa', lastName: 'Ruiz', role: 'team', language: 'es' }
  const invitation = callVerb(payload, admin, {
    run: invitePerson,
    schema: invitePersonSchema,
    input: person,
  })
  await expect(invitation).rejects.toMatchObject({
    code: 'conflict',
    details: { fields: { email: 'client' } },
  })
})

it('emails to both spellings count as emails to one mailbox', async () => {
  const [unicode, ascii] = bothOf('rosa')
  for (const recipient of [unicode, ascii])
    await autocommit(
      payload,
      sql`insert into outbox (kind, subject_id, recipient, language, data)
        values ('invitation', ${crypto.randomUUID()}, ${recipient}, 'es', '{}'::jsonb)`,
    )
  const req = await requestOf(payload)
  for (const recipient of [unicode, ascii]) {
    expect(await hasReachedDailyLimit(req, { kind: 'invitation', recipient }, 2)).toBe(true)
    expect(await hasReachedDailyLimit(req, { kind: 'invitation', recipient }, 3)).toBe(false)
  }
})
