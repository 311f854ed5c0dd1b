import { createTranslator } from 'use-intl/core'
import { expect, test, vi } from 'vitest'

import { formFields } from '@/features/leads/fields'
import { contactMailto } from '@/features/leads/site/contact-failure'
import {
  contactPath,
  messageOfHash,
  prefilledContactPath,
  serviceOfHash,
} from '@/features/services/site/contact-path'
import { contactTexts } from '@/features/leads/site/contact-texts'
import { serviceSlugs } from '@/features/services/rules'
import en from '@/messages/en/contact.json'

vi.mock('next-intl/server', () => ({
  getTranslations: () => createTranslator({ locale: 'en', messages: en }),
}))

test('a link on the page of a service names it, and the form knows each name', () => {
  const services = serviceSlugs.map((slug) =>
    serviceOfHash(contactPath(`/services/${slug}`).replace('/contact', '')),
  )
  expect(services).not.toContain(undefined)
  expect(new Set(services).size).toBe(serviceSlugs.length)
  for (const path of ['/', '/services', '/services/toString', '/services/nope', '/blog/seo-optimization'])
    expect(contactPath(path)).toBe('/contact')
  for (const hash of ['', '#', '#form', '#service-', '#service-nope', 'service-seo'])
    expect(serviceOfHash(hash)).toBeUndefined()
})

test('the email after a failure has everything that was typed', async () => {
  const texts = await contactTexts()
  const values = {
    name: 'Ana & Co',
    email: 'ana+1@example.com',
    service_interest: 'seo',
    message: 'One 100 %\nTwo?',
    language: 'en',
    website: '',
  }
  const mail = new URL(contactMailto('hola@puente.example', values, texts))
  expect(mail.pathname).toBe('hola@puente.example')
  expect(mail.searchParams.get('subject')).toBe(en.failure.subject)
  expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
    `${en.form.name}: Ana & Co`,
    `${en.form.email}: ana+1@example.com`,
    `${en.form.service_interest}: ${en.form.services.seo}`,
    '',
    'One 100 %',
    'Two?',
  ])
  expect(formFields.at(-1)?.formName).toBe('message')
})

test.each(['I sell “100 %” #handmade bread & coffee. ', '¿Qué les ha funcionado? ñ', 'a+b'])(
  'a link to the contact form carries the message %j',
  (text) => {
    expect(messageOfHash(prefilledContactPath(text).replace('/contact', ''))).toBe(text)
  },
)

test.each(['', '#', '#message=', '#message=%E0%A4%A', '#service-web', '#other=x'])(
  'the hash %j carries no message',
  (hash) => {
    expect(messageOfHash(hash)).toBeUndefined()
  },
)

test('a message in a link is cut to 300 characters', () => {
  expect(messageOfHash(`#message=${'x'.repeat(1_000)}`)).toHaveLength(300)
  expect(messageOfHash(prefilledContactPath('😀'.repeat(200)).replace('/contact', ''))).toHaveLength(300)
})
