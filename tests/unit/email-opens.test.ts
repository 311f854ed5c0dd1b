import { expect, it } from 'vitest'

import { isOpenToken, isProgram } from '@/features/leads/open-rules'
import { composeEmail } from '../support/emails'

it.each([
  [
    'Gmail',
    'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    true,
  ],
  ['Yahoo', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html', true],
  ['Apple', 'Mozilla/5.0', true],
  ['a scanner', 'Mozilla/5.0 (compatible; BarracudaLinkScanner/1.0)', true],
  ['a script', 'curl/8.5.0', true],
  ['nobody', '', true],
  ['no header', null, true],
  ['Outlook', 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; ms-office; MSOffice 16)', false],
  ['Thunderbird', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Thunderbird/128.5.0', false],
  [
    'a browser',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    false,
  ],
])('what %s fetches is fetched by a program by itself, or not', (_name, agent, expected) =>
  expect(isProgram(agent)).toBe(expected),
)

it.each([null, '', 'a', `${'a'.repeat(42)}/`, 'a'.repeat(44)])('%j is no token', (text) =>
  expect(isOpenToken(text)).toBe(false),
)

const replyWith = (data: object) =>
  composeEmail(
    {
      id: 'id',
      kind: 'lead-reply',
      recipient: 'a@b.example',
      language: 'en',
      data: { subject: 'Your shop', text: 'Hi.', author: null, ...data },
    },
    {
      language: 'en',
      recipient: 'a@b.example',
      siteUrl: 'https://puente.example',
      brand: 'Puente',
      email: null,
      phone: null,
      zone: 'UTC',
    },
  )

it('a reply carries a pixel only when it has a token, and never in its plain text', async () => {
  const token = 'b'.repeat(43)
  const address = `https://puente.example/api/email-open?t=${token}`
  const { html, text } = await replyWith({ pixel: token })
  expect(html).toContain(`<img src="${address}" width="1" height="1" alt=""`)
  expect(text).not.toContain(token)
  expect((await replyWith({})).html).not.toContain('email-open')
})
