import { expect, test } from '@playwright/test'

import en from '@/messages/en/pages.json' with { type: 'json' }
import es from '@/messages/es/pages.json' with { type: 'json' }
import { message, rows, signedIn, visitor } from '../support/http'

const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.5.0'

const notices = [
  ['/privacy-policy', en.legal.opens],
  ['/es/privacy-policy', es.legal.opens],
] as const

/** Whether the privacy page says in both languages that opened emails are counted. */
async function saysSo(): Promise<boolean[]> {
  const anonymous = await visitor()
  const pages = await Promise.all(notices.map(([path]) => anonymous.get(path)))
  const texts = await Promise.all(pages.map((page) => page.text()))
  return texts.map(
    (text, index) => text.includes('opened-emails') && text.includes(notices[index]?.[1].title ?? '-'),
  )
}

async function setCounting(emailOpens: boolean): Promise<void> {
  const response = await (
    await signedIn('admin')
  ).post('/api/globals/site-settings', { data: { emailOpens } })
  expect(response.status(), await response.text()).toBe(200)
}

test.afterAll(() => setCounting(false))

test('a reply that is opened says so in the history, and the privacy page says it while it is counted', async () => {
  expect(await saysSo()).toEqual([false, false])
  const team = await signedIn('team')
  // A setting of admins.
  expect((await team.post('/api/globals/site-settings', { data: { emailOpens: true } })).status()).toBe(403)
  await setCounting(true)
  await expect.poll(saysSo).toEqual([true, true])

  const data = message()
  await (await visitor()).post('/api/lead-capture', { data })
  const [lead] = await rows<{ id: string }>('select id from leads where email = $1', [data.email])
  const reply = { lead: lead?.id, subject: 'Hi', text: 'Thanks.' }
  expect((await team.post('/api/reply-to-lead', { data: reply })).status()).toBe(200)
  const [digests] = await rows('select digest from open_tokens where lead_id = $1', [lead?.id])
  expect(digests).toBeDefined()
  // The worker may have sent it already, and forgotten the token: this one is as good.
  const token = 'd'.repeat(43)
  await rows(
    `insert into open_tokens (digest, lead_id, email)
     select encode(sha256($1), 'hex'), lead_id, gen_random_uuid() from open_tokens where lead_id = $2`,
    [Buffer.from(token), lead?.id],
  )
  const open = `/api/email-open?t=${token}`
  const opens = () =>
    rows(`select data from lead_activities where lead_id = $1 and type = 'email_open'`, [lead?.id])
  // Staff who look at the email are no readers of it.
  expect((await team.get(open, { headers: { 'user-agent': READER } })).status()).toBe(200)
  const reader = await visitor({ 'user-agent': READER })
  expect((await reader.fetch(open, { method: 'HEAD' })).status()).toBe(200)
  expect(await opens()).toEqual([])
  const picture = await reader.get(open)
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' })
  await reader.get(open)
  expect(await opens()).toHaveLength(1)

  await setCounting(false)
  await expect.poll(saysSo).toEqual([false, false])
})
