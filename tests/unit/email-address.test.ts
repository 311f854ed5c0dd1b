import { describe, expect, it } from 'vitest'

import { signInSchema } from '@/features/accounts/schemas'
import { captureSchema } from '@/features/leads/schemas'
import { headerAddress, isEmailAddress, mailtoLink } from '@/lib/email-address'
import { captureBodyOf, requiredContactSamples } from '../support/lead-samples'

const lead = captureBodyOf(requiredContactSamples())
const isAccepted = (email: string) => [
  captureSchema.safeParse({ ...lead, email }).success,
  signInSchema.safeParse({ email, password: 'x' }).success,
]

describe('an email address', () => {
  it.each([
    'a-.-b_c@x.example',
    'ana.ruiz+web@clinica.example',
    "o'neill@a-b.example.com",
    'ana@niño.example',
    'ana@उदाहरण.परीक्षा',
    'a&b=c?d@x.example',
  ])('is %s', (email) => {
    expect(isEmailAddress(email)).toBe(true)
    expect(isAccepted(email)).toEqual([true, true])
  })

  it.each([
    'ana@x.example?bcc=all@y.example',
    'ana@x.example?bcc=all',
    'ana@x.exa&cc=all',
    'ana@x.example%0Abcc',
    'ana@x.example/y',
    'ana@x=y.example',
    'ana@x..example',
    'ana@x',
    'ana..perez@example.com',
    '.ana@example.com',
    'ana.@example.com',
    'ana@-x.example',
    'ana@x-.example',
    'ana@x.example-',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(64)}.example`,
    `ana@${'abcdefghi.'.repeat(26)}example`,
    'ana@example.123',
    'ana@example.0x7f',
    `ana@${'ñ'.repeat(60)}.example`,
    `${'é'.repeat(40)}@example.com`,
  ])('is not %s', (email) => {
    expect(isEmailAddress(email)).toBe(false)
    expect(isAccepted(email)).toEqual([false, false])
  })
})

it('an address with an invisible character is none, and forms take it without the character', () => {
  expect(isEmailAddress('ana\u200b@x.example')).toBe(false)
  expect(isAccepted('ana\u200b@x.example')).toEqual([true, true])
})

describe('the link to an address', () => {
  it.each([
    ['ana.ruiz+web@clinica.example', 'mailto:ana.ruiz+web@clinica.example'],
    ['a?bcc=eva&x%0a@x.example', 'mailto:a%3Fbcc%3Deva%26x%250a@x.example'],
    ['ana@x.example?bcc=eva', 'mailto:ana@x.example%3Fbcc%3Deva'],
    ['ana?bcc=x', 'mailto:ana%3Fbcc%3Dx'],
    ['ana\ud800@x.example', 'mailto:ana%EF%BF%BD@x.example'],
  ])('of %s has no query', (address, link) => {
    expect(mailtoLink(address)).toBe(link)
    expect(new URL(mailtoLink(address)).search).toBe('')
  })
})

it('is ASCII in a header, or left out', () => {
  expect(headerAddress('ana@niño.example')).toBe('ana@xn--nio-8ma.example')
  expect(headerAddress("o'neill@x.example")).toBe("o'neill@x.example")
  expect(headerAddress('peña@x.example')).toBeUndefined()
  expect(headerAddress('x')).toBeUndefined()
})
