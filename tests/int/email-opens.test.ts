import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { emailOpenEndpoints } from '@/features/leads/endpoints'
import { openMailer } from '@/features/mail/smtp'
import { digestOf } from '@/lib/server/auth/email-link'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { autocommit, sql } from '@/lib/server/db/sql'
import { payload as start } from '@/lib/server/payload'
import type { User } from '@/payload-types'
import { deliverEmail } from '../support/emails'
import { createLeadVerbs, createStaff, emailsAbout } from '../support/lead-verbs'
import { rowsOf } from '../support/rows'
import { startMailServer } from '../support/smtp'

let payload: Payload
let team: User
let verbs: Awaited<ReturnType<typeof createLeadVerbs>>

const countOpens = (emailOpens: boolean) =>
  asSystemWithoutRequest(payload).updateGlobal({
    slug: 'site-settings',
    data: { agencyZone: 'America/Lima', emailOpens },
  })

beforeAll(async () => {
  payload = await start()
  ;({ team } = await createStaff(payload))
})
beforeEach(async () => {
  await countOpens(true)
  verbs = await createLeadVerbs(payload, team)
})

const words = { subject: 'Tu tienda', text: 'Hola, Rosa.' }
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.5.0'
const GMAIL = 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)'

/** Sends a reply, and returns the row of its email and the token of its pixel. */
async function reply(subject = words.subject) {
  await verbs.reply({ ...words, subject })
  const emails = await emailsAbout(payload, 'lead-reply', verbs.lead.email)
  const email = emails.find(({ data }) => data.subject === subject)
  return { id: email?.id ?? '', token: String(email?.data.pixel) }
}

/** Marks an email as sent that many seconds ago. */
const sentAgo = (id: string, seconds: number) =>
  autocommit(
    payload,
    sql`update outbox set status = 'sent', sent_at = now() - ${seconds} * interval '1 second' where id = ${id}`,
  )

const fetchPixel = (token: string, agent: string | null = READER, method = 'GET') =>
  emailOpenEndpoints.GET['email-open'](
    new Request(`http://localhost:3000/api/email-open?t=${token}`, {
      method,
      headers: { 'x-forwarded-for': crypto.randomUUID(), ...(agent !== null && { 'user-agent': agent }) },
    }),
  )

/** The data of the opens in the history of the lead, oldest first. */
const opensOf = async () =>
  (
    await rowsOf<{ data: { email: string; by_program?: true } }>(
      payload,
      sql`select data from lead_activities
        where type = 'email_open' and lead_id = ${verbs.lead.id} order by created_at`,
    )
  ).map(({ data }) => data)
const ageOpens = () =>
  autocommit(
    payload,
    sql`update lead_activities set created_at = created_at - interval '61 minutes'
      where type = 'email_open' and lead_id = ${verbs.lead.id}`,
  )

describe('the pixel of a reply', () => {
  it('is in none while the setting is off, which it is at first', async () => {
    await asSystemWithoutRequest(payload).updateGlobal({
      slug: 'site-settings',
      data: { agencyZone: 'America/Lima', emailOpens: null },
    })
    await verbs.reply(words)
    const [email] = await emailsAbout(payload, 'lead-reply', verbs.lead.email)
    expect(email?.data).not.toHaveProperty('pixel')
    expect(await rowsOf(payload, sql`select * from open_tokens where lead_id = ${verbs.lead.id}`)).toEqual([])
  })

  it('has one token for each message, of which only the digest outlives its sending', async () => {
    const [one, other] = [await reply(), await reply('Otra')]
    expect(one.token).toMatch(/^[\w-]{43}$/)
    expect(other.token).not.toBe(one.token)
    const stored = await rowsOf<{ digest: string }>(
      payload,
      sql`select digest from open_tokens where lead_id = ${verbs.lead.id}`,
    )
    expect(stored.map(({ digest }) => digest)).toContain(digestOf(one.token))
    const server = await startMailServer()
    const mailer = openMailer(server.url)
    await deliverEmail(payload, mailer, one.id)
    mailer.close()
    await server.stop()
    expect(server.received[0]?.mail.html).toContain(`/api/email-open?t=${one.token}`)
    const [row] = await rowsOf<{ data: object }>(payload, sql`select data from outbox where id = ${one.id}`)
    expect(row?.data).toEqual({ ...words, author: 'Lucía Fernández' })
  })

  it('is a picture that is never stored, for every token alike', async () => {
    const { id, token } = await reply()
    await sentAgo(id, 60)
    const responses = [await fetchPixel(token), await fetchPixel('a'.repeat(43)), await fetchPixel('%00')]
    for (const response of responses) {
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/gif')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    const [bytes, ...others] = await Promise.all(responses.map((response) => response.bytes()))
    for (const other of others) expect(other).toEqual(bytes)
    expect(bytes).toHaveLength(42)
  })
})

describe('an open', () => {
  it('is one line in the history, and changes nothing of the lead', async () => {
    const { id, token } = await reply()
    await sentAgo(id, 60)
    const lead = () =>
      rowsOf(payload, sql`select to_jsonb(leads) as lead from leads where id = ${verbs.lead.id}`)
    const [before, tokens, emails] = [
      await lead(),
      await rowsOf(payload, sql`select * from open_tokens`),
      await rowsOf(payload, sql`select * from outbox`),
    ]
    await fetchPixel(token)
    expect(await opensOf()).toEqual([{ email: expect.any(String) }])
    expect(await lead()).toEqual(before)
    expect(await rowsOf(payload, sql`select * from open_tokens`)).toEqual(tokens)
    expect(await rowsOf(payload, sql`select * from outbox`)).toEqual(emails)
  })

  it('is counted at most once an hour for each message, however many requests come at once', async () => {
    const { id, token } = await reply()
    await sentAgo(id, 60)
    await Promise.all(Array.from({ length: 20 }, () => fetchPixel(token)))
    expect(await opensOf()).toHaveLength(1)
    const second = await reply('Otra')
    await sentAgo(second.id, 60)
    await fetchPixel(second.token)
    expect(await opensOf()).toHaveLength(2)
    await ageOpens()
    await fetchPixel(token)
    await fetchPixel(token)
    expect(await opensOf()).toHaveLength(3)
  })

  it('by a program is marked, and the reader is counted after it', async () => {
    const { id, token } = await reply()
    await sentAgo(id, 60)
    await fetchPixel(token, GMAIL)
    await fetchPixel(token, 'Mozilla/5.0')
    await fetchPixel(token, null)
    expect(await opensOf()).toEqual([{ email: expect.any(String), by_program: true }])
    await fetchPixel(token)
    expect((await opensOf()).map((data) => data.by_program)).toEqual(
      expect.arrayContaining([true, undefined]),
    )
    // After a reader, a program says nothing more within the hour.
    await fetchPixel(token, GMAIL)
    expect(await opensOf()).toHaveLength(2)
  })

  it.each([
    ['before the mail server has confirmed it', undefined],
    ['seconds after it was sent', 2],
  ])('%s is marked', async (_name, seconds) => {
    const { id, token } = await reply()
    if (seconds !== undefined) await sentAgo(id, seconds)
    await fetchPixel(token)
    expect(await opensOf()).toEqual([{ email: expect.any(String), by_program: true }])
  })

  it('is none for a HEAD, an unknown token, and while the setting is off', async () => {
    const { id, token } = await reply()
    await sentAgo(id, 60)
    expect(await (await fetchPixel(token, READER, 'HEAD')).text()).toBe('')
    await fetchPixel('a'.repeat(43))
    await fetchPixel(digestOf(token).slice(0, 43))
    await countOpens(false)
    expect((await fetchPixel(token)).status).toBe(200)
    expect(await opensOf()).toEqual([])
  })

  it('is erased with its lead, as its token is', async () => {
    const { id, token } = await reply()
    await sentAgo(id, 60)
    await fetchPixel(token)
    const { id: lead } = verbs.lead
    await verbs.remove()
    for (const rows of [
      await rowsOf(payload, sql`select * from open_tokens where lead_id = ${lead}`),
      await rowsOf(payload, sql`select * from lead_activities where lead_id = ${lead}`),
    ])
      expect(rows).toEqual([])
    expect((await fetchPixel(token)).status).toBe(200)
  })
})
