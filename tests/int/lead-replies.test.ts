import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import * as schemas from '@/features/leads/board-schemas'
import { findLeadDetails } from '@/features/leads/queries/lead-details'
import { deliverEmail } from '../support/emails'
import { openMailer } from '@/features/mail/smtp'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { requestOf } from '../support/actors'
import { makeClient } from '../support/client-records'
import { historyOf } from '../support/fixtures'
import { startMailServer } from '../support/smtp'
import { createLeadVerbs, createStaff, emailsAbout } from '../support/lead-verbs'

let payload: Payload
let team: User
let verbs: Awaited<ReturnType<typeof createLeadVerbs>>

beforeAll(async () => {
  payload = await start()
  ;({ team } = await createStaff(payload))
})
beforeEach(async () => {
  verbs = await createLeadVerbs(payload, team)
})

describe('a reply', () => {
  const words = { subject: 'Tu tienda', text: 'Hola, Rosa:\n\n¿Te va bien el jueves?' }

  it('is queued in the lead’s language, ends the clock, moves a new lead on and is recorded', async () => {
    const result = await verbs.reply(words)
    expect(result).toMatchObject({ status: 'contacted', firstReplyAt: expect.any(String) })
    expect(await emailsAbout(payload, 'lead-reply', verbs.lead.email)).toMatchObject([
      { language: 'es', status: 'pending', data: { ...words, author: 'Lucía Fernández' } },
    ])
    expect(await verbs.linesOf()).toEqual(
      expect.arrayContaining([
        [
          'reply_logged',
          expect.objectContaining({ note: words.text, subject: words.subject, language: 'es' }),
        ],
        ['status_change', { new_status: 'contacted' }],
      ]),
    )
  })

  it('is an email from the agency with the agency’s address to answer to', async () => {
    await asSystemWithoutRequest(payload).updateGlobal({
      slug: 'site-settings',
      data: { email: 'hola@puente.example', agencyZone: 'America/Lima' } as never,
    })
    await verbs.reply({ ...words, language: 'en' })
    const server = await startMailServer()
    const mailer = openMailer(server.url)
    const [email] = await emailsAbout(payload, 'lead-reply', verbs.lead.email)
    await deliverEmail(payload, mailer, email?.id ?? '')
    mailer.close()
    await server.stop()
    const sent = server.received[0]?.mail
    expect(sent?.subject).toBe('Tu tienda')
    expect(sent?.replyTo?.text).toContain('hola@puente.example')
    expect(sent?.text).toContain('¿Te va bien el jueves?')
    expect(sent?.text).toContain('because you contacted')
  })

  it('waits in the outbox while the mail server is down, and the history says so', async () => {
    await verbs.reply(words)
    const stateOf = async () =>
      (await findLeadDetails(await requestOf(payload, team), verbs.lead.id)).activities.flatMap((entry) =>
        'email' in entry && entry.type === 'reply_logged' ? [entry.email] : [],
      )
    expect(await stateOf()).toEqual(['sending'])
    const mailer = openMailer('smtp://127.0.0.1:9')
    const [email] = await emailsAbout(payload, 'lead-reply', verbs.lead.email)
    await expect(deliverEmail(payload, mailer, email?.id ?? '')).rejects.toThrow()
    mailer.close()
    expect(await stateOf()).toEqual(['queued'])
  })

  it('that is sent twice by a retry is one', async () => {
    const submission_id = crypto.randomUUID()
    const [first, second] = [
      await verbs.reply({ ...words, submission_id }),
      await verbs.reply({ ...words, submission_id }),
    ]
    expect(second).toEqual(first)
    expect(await emailsAbout(payload, 'lead-reply', verbs.lead.email)).toHaveLength(1)
  })

  it('keeps the first time and the status of a lead that is further on', async () => {
    await verbs.setStatus({ status: 'qualified', expected: 'new' })
    const before = await verbs.rowOf()
    await verbs.reply(words)
    expect(await verbs.rowOf()).toMatchObject({ status: 'qualified', first_reply_at: before?.first_reply_at })
  })

  it('elsewhere needs no words and sends nothing', async () => {
    expect(await verbs.logReply()).toMatchObject({ status: 'contacted', firstReplyAt: expect.any(String) })
    await verbs.logReply({ text: 'By phone.' })
    expect((await verbs.linesOf()).filter(([type]) => type === 'reply_logged')).toEqual([
      ['reply_logged', { elsewhere: true }],
      ['reply_logged', { elsewhere: true, note: 'By phone.' }],
    ])
    expect(await emailsAbout(payload, 'lead-reply', verbs.lead.email)).toEqual([])
  })

  it.each([{ text: '' }, { subject: '' }, { text: 'x'.repeat(5_001) }, { language: 'fr' }])(
    'is refused with %.60j',
    (input) => {
      expect(schemas.replyToLeadSchema.safeParse({ lead: verbs.lead.id, ...words, ...input }).success).toBe(
        false,
      )
    },
  )
})

describe('a client made of a lead', () => {
  it('has its data and is recorded; a second time it is the same', async () => {
    const { client, created } = await verbs.convert()
    expect(created).toBe(true)
    const row = await asSystemWithoutRequest(payload).findByID({
      collection: 'clients',
      id: client,
      depth: 0,
    })
    expect(row).toMatchObject({
      name: 'Rosa Huamán',
      email: verbs.lead.email,
      language: 'es',
      status: 'active',
      lead: verbs.lead.id,
    })
    expect(await verbs.linesOf()).toEqual([['note_added', { client: 'Rosa Huamán' }]])
    expect(await verbs.rowOf()).toMatchObject({ status: 'new' })
    expect(await verbs.convert()).toEqual({ client, created: false })
  })

  it('is refused when another client has the address, and says which', async () => {
    const other = await makeClient(payload, { email: verbs.lead.email })
    await expect(verbs.convert()).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { value: other.id } },
    })
  })
})

describe('a lead entered by hand', () => {
  const input = { name: 'Ana', email: 'ANA@example.com', language: 'es' }

  it('comes from the contact form, names who entered it and gets no email', async () => {
    const { id } = await verbs.create({ ...input, company: 'Café', service_interest: 'seo' })
    const row = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id, depth: 0 })
    expect(row).toMatchObject({
      status: 'new',
      sourceName: 'Contact Form',
      company: 'Café',
      serviceInterest: 'seo',
    })
    const [first] = await historyOf(payload, id)
    expect(first).toMatchObject({
      type: 'form_submit',
      actor: team.id,
      data: { entered_by: 'Lucía Fernández' },
    })
  })

  it.each([
    { name: '' },
    { email: 'x' },
    { language: undefined },
    { language: 'fr' },
    { service_interest: 'x' },
    { name: 'a\u0000' },
  ])('is refused with %j', (wrong) =>
    expect(schemas.createLeadSchema.safeParse({ ...input, ...wrong }).success).toBe(false),
  )

  it('ignores a score, a source and a date', async () => {
    const { id } = await verbs.create({
      ...input,
      score: 99,
      sourceName: 'External API',
      createdAt: '2020-01-01',
    })
    const row = await asSystemWithoutRequest(payload).findByID({ collection: 'leads', id, depth: 0 })
    expect(row).toMatchObject({ sourceName: 'Contact Form', score: 15 })
  })
})

describe('a deleted lead', () => {
  it('takes its history with it, and every verb says that it is gone', async () => {
    await verbs.remove()
    expect(await historyOf(payload, verbs.lead.id)).toEqual([])
    const gone = { code: 'not_found' }
    await expect(verbs.setStatus({ status: 'contacted', expected: 'new' })).rejects.toMatchObject(gone)
    await expect(verbs.assign({ assignee: team.id, expected: null })).rejects.toMatchObject(gone)
    await expect(verbs.addNote({ note: 'x' })).rejects.toMatchObject(gone)
    await expect(verbs.reply({ subject: 'a', text: 'b' })).rejects.toMatchObject(gone)
    await expect(verbs.logReply()).rejects.toMatchObject(gone)
    await expect(verbs.convert()).rejects.toMatchObject(gone)
    await expect(verbs.remove()).rejects.toMatchObject(gone)
  })
})
