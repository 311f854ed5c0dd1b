import { describe, expect, it } from 'vitest'

import { env, runtimeErrors } from '@/env'
import { clientAddress, isPrivateAddress, networkOf, prefix48Of } from '@/lib/server/http/client-address'
import { issueToken, isPlausibleToken } from '@/lib/server/http/timing-token'

describe('clientAddress', () => {
  it.each([
    ['no proxy: ignores the header of the client', '1.1.1.1', 0, '9.9.9.9'],
    ['no proxy, no header', undefined, 0, '9.9.9.9'],
    ['one proxy', '1.1.1.1', 1, '1.1.1.1'],
    ['one proxy, a forged hop before', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies', '6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['fewer hops than proxies', '1.1.1.1', 3, '1.1.1.1'],
    ['a proxy that adds the port', '1.1.1.1:4711', 1, '1.1.1.1'],
    ['a proxy that adds the port to IPv6', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['IPv6 in brackets', '[2001:db8::1]', 1, '2001:db8::1'],
    ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
  ])('%s', (_, forwarded, proxies, expected) => {
    expect(clientAddress(forwarded, '9.9.9.9', proxies)).toBe(expected)
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['unknown', 'unknown'],
    ['ana@example.com', 'ana@example.com'],
    ['2001:db8::1::2', '2001:db8::1::2'],
    ['', ''],
  ])('%s is %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected)
  })
})

describe('isPrivateAddress', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    'fd00::1',
    'fe80::1',
  ])('%s is', (address) => expect(isPrivateAddress(address)).toBe(true))
  it.each(['8.8.8.8', '172.32.0.1', '2001:4860::8888', '::ffff:8.8.8.8', 'unknown', ''])(
    '%s is not',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  )
})

describe('prefix48Of', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:0001:ffff::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['203.0.113.9', undefined],
    ['::ffff:203.0.113.9', undefined],
    ['all', undefined],
    ['', undefined],
  ])('%s is %s', (address, expected) => {
    expect(prefix48Of(address)).toBe(expected)
  })
})

describe('isPlausibleToken', () => {
  const now = 1_800_000_000_000
  const token = issueToken(now)

  it.each([
    ['a person took a while', token, now + 20_000, true],
    ['too fast for a person', token, now + 1_000, false],
    ['a day old', token, now + 86_400_000, false],
    ['from the future', token, now - 5_000, false],
    ['forged time', `${now - 60_000}.${token.split('.')[1]}`, now, false],
    ['no signature', String(now), now + 20_000, false],
    ['nothing', undefined, now, false],
    ['nonsense', 'a.b', now, false],
  ])('%s', (_, given, at, expected) => {
    expect(isPlausibleToken(given, at)).toBe(expected)
  })
})

describe('runtimeErrors', () => {
  const good = {
    ...env,
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://a@b/c',
    PAYLOAD_SECRET: 'f3a9c1d47be82056f3a9c1d47be82056',
  } as const

  it.each([
    ['nothing', {}, []],
    ['a missing secret', { PAYLOAD_SECRET: undefined }, [/^PAYLOAD_SECRET is missing/]],
    ['a short secret', { PAYLOAD_SECRET: 'f3a9c1d47be8' }, [/^PAYLOAD_SECRET is weak/]],
    ['a secret of one repeated character', { PAYLOAD_SECRET: 'a'.repeat(64) }, [/^PAYLOAD_SECRET is weak/]],
    [
      'a default secret',
      { PAYLOAD_SECRET: 'changeme-changeme-0123456789-changeme' },
      [/^PAYLOAD_SECRET is weak/],
    ],
    ['a model without its key', { MODEL_NAME: 'llama3.3' }, [/^MODEL_API_KEY is missing/]],
    ['a key without a model', { MODEL_API_KEY: 'sk-1' }, [/^MODEL_NAME is missing/]],
    ['a model', { MODEL_NAME: 'llama3.3', MODEL_API_KEY: 'sk-1' }, []],
    [
      'an address with http',
      { SITE_URL: 'http://www.agency.com' },
      [/^SITE_URL begins with http, .*use https/],
    ],
    [
      'an address in a private network',
      { SITE_URL: 'http://192.168.1.2:3000' },
      [/^SITE_URL begins with http/],
    ],
    ['an address with https', { SITE_URL: 'https://www.agency.com' }, []],
    ['localhost', { SITE_URL: 'http://localhost:3000' }, []],
    ['this machine', { SITE_URL: 'http://127.0.0.1:3000' }, []],
    ['this machine by IPv6', { SITE_URL: 'http://[::1]:3000' }, []],
    ['a missing database', { DATABASE_URL: undefined }, [/^DATABASE_URL is missing/]],
  ])('%s', (_, change, expected) => {
    const errors = runtimeErrors({ ...good, ...change }, new Set(['SITE_URL', 'MAIL_FROM']))
    expect(errors).toHaveLength(expected.length)
    expected.forEach((pattern, index) => expect(errors[index]).toMatch(pattern))
  })

  it('production needs an address and a sender of its own, development does not', () => {
    const missing = [/^SITE_URL is missing/, /^MAIL_FROM is missing/]
    expect(runtimeErrors(good, new Set())).toEqual(
      missing.map((text) => expect.stringMatching(text) as string),
    )
    expect(runtimeErrors({ ...good, NODE_ENV: 'development' }, new Set())).toEqual([])
  })
})
