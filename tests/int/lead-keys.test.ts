import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { leadKeysEndpoints } from '@/features/lead-keys/endpoints'
import { createLeadKey, revokeLeadKey } from '@/features/lead-keys/operations/lead-key-changes'
import { listLeadKeys } from '@/features/lead-keys/queries/lead-keys'
import { createLeadKeySchema, leadKeySchema } from '@/features/lead-keys/schemas'
import { leadsMissingEmails, queueLeadEmails } from '@/features/leads/jobs/queue-lead-emails'
import { scoreLead } from '@/features/leads/rules'
import { asSystemWithoutRequest, asUser } from '@/lib/server/db/local-api'
import { digestOf } from '@/lib/server/auth/email-link'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { makeUser, requestOf } from '../support/actors'
import { composeEmail } from '../support/emails'
import { historyOf } from '../support/fixtures'
import { captureBodyOf, sampleLead } from '../support/lead-samples'
import { callVerb } from '../support/lead-verbs'
import { rowsOf } from '../support/rows'

let payload: Payload
let admin: User
beforeAll(async () => {
  payload = await start()
  admin = await makeUser(payload, 'admin', { firstName: 'Maya', lastName: 'Brooks' })
  await asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { agencyZone: 'America/Lima', notificationEmail: 'equipo@puente.example' },
  })
})

const makeKey = (input: object = {}, user = admin) =>
  callVerb(payload, user, {
    run: createLeadKey,
    schema: createLeadKeySchema,
    input: { name: 'Zapier', source: 'Automation System', per_minute: '600', ...input },
  })
const revoke = (key: string, user = admin) =>
  callVerb(payload, user, { run: revokeLeadKey, schema: leadKeySchema, input: { key } })

const newEmail = () => `${crypto.randomUUID()}@lead.example`
const { submissionId: _, ...sample } = sampleLead()
const bodyOf = (change: object = {}) => ({ ...captureBodyOf(sample), email: newEmail(), ...change })

/** Sends a lead as another system does. */
const send = (authorization: string | undefined, body: unknown, headers: Record<string, string> = {}) =>
  leadKeysEndpoints.POST['external-leads'](
    new Request('http://localhost:3000/api/external-leads', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': crypto.randomUUID(),
        ...(authorization !== undefined && { authorization }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
const sendWith = (value: string, body: unknown, headers?: Record<string, string>) =>
  send(`Bearer ${value}`, body, headers)

const leadsOf = (email: string) =>
  rowsOf<{ id: string; source_name: string; message: string; score: string; status: string }>(
    payload,
    sql`select id, source_name, message, score, status from leads where email = ${email} order by created_at`,
  )
const countLeads = async () =>
  (await rowsOf<{ count: number }>(payload, sql`select count(*)::int from leads`))[0]?.count

describe('a key', () => {
  it('is shown once: its digest is stored, and nobody reads either again', async () => {
    const { id, value } = await makeKey()
    expect(value).toMatch(/^puente_[\w-]{43}$/)
    const [row] = await rowsOf<Record<string, unknown>>(
      payload,
      sql`select * from lead_keys where id = ${id}`,
    )
    expect(row?.digest).toBe(digestOf(value))
    expect(JSON.stringify(row)).not.toContain(value)
    const { keys } = await listLeadKeys(await requestOf(payload, admin))
    const listed = keys.find((key) => key.id === id)
    expect(listed).toEqual({
      id,
      name: 'Zapier',
      source: 'Automation System',
      perMinute: 600,
      createdAt: expect.any(String),
      createdBy: 'Maya Brooks',
      lastUsedAt: null,
      revokedAt: null,
    })
    const found = await asUser(await requestOf(payload, admin)).findByID({
      collection: 'lead-keys',
      id,
      depth: 0,
    })
    expect(found).not.toHaveProperty('digest')
    expect(
      await rowsOf(payload, sql`select id from submissions where result::text like ${`%${value}%`}`),
    ).toEqual([])
  })

  it('is made, seen and revoked by admins only', async () => {
    const { id } = await makeKey()
    for (const role of ['team', 'client'] as const) {
      const user = await makeUser(payload, role)
      await expect(makeKey({}, user)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(revoke(id, user)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(listLeadKeys(await requestOf(payload, user))).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(revoke(crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' })
  })

  it.each([
    ['no name', { name: ' ' }],
    ['the source of the form', { source: 'Contact Form' }],
    ['the source of opens', { source: 'Email Open Tracking' }],
    ['no limit', { per_minute: '0' }],
    ['a limit that is too high', { per_minute: '601' }],
    ['a limit that is none', { per_minute: '1e2' }],
  ])('has not %s', async (_name, change) => {
    await expect(async () => makeKey(change)).rejects.toThrow()
  })
})

describe('a lead of another system', () => {
  it('has the source of its key, and the score, the history and the emails of any other', async () => {
    const { id: key, value } = await makeKey({ source: 'External API', name: 'Landing page' })
    const body = bodyOf({
      source: 'Contact Form',
      sourceName: 'Contact Form',
      status: 'closed_won',
      score: 1,
    })
    const response = await sendWith(value, body)
    expect([response.status, await response.json()]).toEqual([200, { success: true }])
    const [lead] = await leadsOf(body.email)
    const { score } = scoreLead({ ...sample, utm: { campaign: sample['utm.campaign'] } as never })
    expect(lead).toMatchObject({ source_name: 'External API', status: 'new', score: String(score) })
    expect(await historyOf(payload, lead?.id ?? '')).toMatchObject([
      { type: 'form_submit', data: { message: sample.message, key: 'Landing page' } },
    ])
    const { keys } = await listLeadKeys(await requestOf(payload, admin))
    expect(keys.find(({ id }) => id === key)?.lastUsedAt).toEqual(expect.any(String))

    // As the sweep does when the job was lost.
    await autocommit(
      payload,
      sql`update leads set created_at = now() - interval '1 hour' where id = ${lead?.id}`,
    )
    expect(await leadsMissingEmails(payload, 1000)).toContain(lead?.id)
    expect(await queueLeadEmails(payload, lead?.id ?? '')).toHaveLength(2)
    const emails = await rowsOf<{
      id: string
      kind: string
      recipient: string
      language: 'es'
      data: object
    }>(
      payload,
      sql`select id, kind, recipient, language, data from outbox where subject_id = ${lead?.id} order by kind`,
    )
    expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['lead-acknowledgement', body.email],
      ['lead-notification', 'equipo@puente.example'],
    ])
    const [acknowledgement] = emails
    if (!acknowledgement) throw new Error('no acknowledgement')
    const context = {
      language: 'es',
      recipient: body.email,
      siteUrl: 'https://a.example',
      brand: 'Puente',
    } as const
    const { text } = await composeEmail(acknowledgement, {
      ...context,
      email: null,
      phone: null,
      zone: 'UTC',
    })
    expect(text).toContain('un formulario o servicio conectado con Puente')
    expect(text).not.toContain(sample.message)
  })

  it('gets no emails when it only has such a source', async () => {
    const { id } = await asSystemWithoutRequest(payload).create({
      collection: 'leads',
      data: {
        name: 'Rosa',
        email: newEmail(),
        language: 'es',
        status: 'new',
        sourceName: 'External API',
      } as never,
    })
    expect(await queueLeadEmails(payload, id)).toEqual([])
  })

  it('is stored once for twenty parallel requests with one Idempotency-Key', async () => {
    const { value } = await makeKey()
    const body = bodyOf()
    const headers = { 'idempotency-key': 'order 7/2026' }
    const responses = await Promise.all(Array.from({ length: 20 }, () => sendWith(value, body, headers)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await leadsOf(body.email)).toHaveLength(1)
    // The same words, spaced otherwise.
    await sendWith(value, { ...body, message: `${sample.message}\r\n ` }, headers)
    expect(await leadsOf(body.email)).toHaveLength(1)
  })

  it('is another one with other words, with another Idempotency-Key, without one and with another key', async () => {
    const [{ value }, other] = [await makeKey(), await makeKey()]
    const body = bodyOf()
    const headers = { 'idempotency-key': 'a' }
    await sendWith(value, body, headers)
    await sendWith(value, { ...body, message: 'Corregido.' }, headers)
    expect((await leadsOf(body.email)).map(({ message }) => message)).toEqual([sample.message, 'Corregido.'])
    await sendWith(value, body, { 'idempotency-key': 'b' })
    await sendWith(value, body)
    await sendWith(other.value, body, headers)
    expect(await leadsOf(body.email)).toHaveLength(5)
  })

  it('takes a submission_id in place of the header', async () => {
    const { value } = await makeKey()
    const body = bodyOf({ submission_id: crypto.randomUUID() })
    await sendWith(value, body)
    await sendWith(value, body)
    expect(await leadsOf(body.email)).toHaveLength(1)
  })

  it('is refused with one answer for a missing, wrong, revoked or foreign key, and nothing is stored', async () => {
    const { id, value } = await makeKey()
    await revoke(id)
    await revoke(id)
    const [stored] = await rowsOf<{ digest: string }>(
      payload,
      sql`select digest from lead_keys where id = ${id}`,
    )
    const before = await countLeads()
    const refused = [
      undefined,
      '',
      'Bearer',
      `Bearer ${value}`,
      `Bearer ${value}x`,
      `Bearer ${stored?.digest}`,
      `Bearer puente_${'a'.repeat(43)}`,
      `Bearer ${'x'.repeat(5_000)}`,
      `Basic ${value}`,
      `users API-Key ${value}`,
      'Bearer sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    ]
    // Before the body is read: an invalid one changes nothing.
    for (const authorization of refused)
      for (const body of [bodyOf(), '{']) {
        const response = await send(authorization, body)
        expect([authorization, response.status, await response.json()]).toEqual([
          authorization,
          401,
          { success: false, error: 'unauthenticated' },
        ])
      }
    expect(await countLeads()).toBe(before)
  })

  it('is refused beyond the limit of its key, of which others have their own', async () => {
    const [{ value }, other] = [await makeKey({ per_minute: '3' }), await makeKey({ per_minute: '3' })]
    const email = newEmail()
    const statuses: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      const response = await sendWith(value, bodyOf({ email, message: `Mensaje ${turn}` }))
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await leadsOf(email)).toHaveLength(3)
    expect((await sendWith(other.value, bodyOf())).status).toBe(200)
  })

  it('ends the patience with a network that tries keys, not with its working one', async () => {
    const { value } = await makeKey()
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const statuses = new Set<number>()
    for (let turn = 0; turn < 31; turn++) statuses.add((await send(`Bearer ${turn}`, {}, headers)).status)
    expect([...statuses]).toEqual([401, 429])
    expect((await sendWith(value, bodyOf(), headers)).status).toBe(200)
  })

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['NUL', { message: 'a\u0000b' }, 'message'],
    ['an object for an address', { email: {} }, 'email'],
    ['CRLF in the address', { email: 'a@lead.example\r\nBcc: b@lead.example' }, 'email'],
    ['an unknown service', { metadata: { service_interest: 'x' } }, 'metadata.service_interest'],
  ])('is refused with %s, and the answer names the field', async (_name, change, field) => {
    const { value } = await makeKey()
    const before = await countLeads()
    const response = await sendWith(value, bodyOf(change))
    const { error, fields } = (await response.json()) as { error: string; fields: object }
    expect([response.status, error, Object.keys(fields)]).toEqual([400, 'invalid', [field]])
    expect(await countLeads()).toBe(before)
  })

  it.each(['x'.repeat(201), 'clave ñ'])('is refused with the Idempotency-Key %s', async (idempotencyKey) => {
    const { value } = await makeKey()
    const response = await sendWith(value, bodyOf(), { 'idempotency-key': idempotencyKey })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { 'idempotency-key': expect.any(String) } })
  })

  it('is refused when it is too large', async () => {
    const { value } = await makeKey()
    expect((await sendWith(value, bodyOf({ more: 'x'.repeat(70_000) }))).status).toBe(413)
  })
})
