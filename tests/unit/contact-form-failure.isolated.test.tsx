// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import type { Root } from 'react-dom/client'
import { createTranslator } from 'use-intl/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ContactForm } from '@/features/leads/site/contact-form'
import { contactTexts } from '@/features/leads/site/contact-texts'
import en from '@/messages/en/contact.json'
import { createTestRoot } from '../support/jsdom'

/** What the contact form says when it could not be sent. */

vi.mock('next-intl/server', () => ({
  getTranslations: () => createTranslator({ locale: 'en', messages: { contact: en }, namespace: 'contact' }),
}))
// The code of the toasts cannot be loaded, as without a connection.
vi.mock('sonner', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

let root: Root
beforeEach(() => {
  root = createTestRoot()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const fieldOf = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement

async function send(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('form-token') ? Promise.resolve(Response.json({ token: 'x' })) : answer(),
  )
  const texts = await contactTexts()
  root.render(
    <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
      <ContactForm texts={texts} language="en" finish={<h2 id="contact-finish">Sent</h2>} />
    </NextIntlClientProvider>,
  )
  const form = await vi.waitFor(() => {
    const found = document.querySelector('form')
    if (!found) throw new Error('no form')
    return found
  })
  for (const [name, value] of [
    ['name', 'Rosa'],
    ['email', 'rosa@clinica.example'],
    ['message', 'Hola'],
    ['website', 'https://rosa.example'],
  ] as const)
    fieldOf(name).value = value
  form.requestSubmit()
}

const alertText = () =>
  vi.waitFor(() => {
    const alert = document.querySelector('[role="alert"]')
    if (!alert?.textContent) throw new Error('nothing was said')
    return alert.textContent
  })

test('without a connection it is announced, although the code of the toasts cannot be loaded', async () => {
  await send(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await alertText()).toContain(en.toast.failed)
  expect(fieldOf('message').value).toBe('Hola')
})

test('a hidden field that a password manager has filled in is emptied, and the person is told', async () => {
  const refused = { success: false, error: 'invalid', fields: { website: 'invalid' } }
  await send(() => Promise.resolve(Response.json(refused, { status: 400 })))
  expect(await alertText()).toContain(en.toast.filled)
  expect(fieldOf('website').value).toBe('')
  expect(fieldOf('message').value).toBe('Hola')
})

test('password managers are told to leave the hidden field alone', async () => {
  await send(() => Promise.reject(new TypeError('Failed to fetch')))
  const names = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type', 'autocomplete']
  expect(names.map((name) => fieldOf('website').getAttribute(name))).toEqual(['', 'true', '', 'other', 'off'])
})
