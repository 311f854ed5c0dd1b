import { describe, expect, it } from 'vitest'

import { env, runtimeFaults } from '@/env'
import { clientAddress } from '@/lib/server/client-address'
import { issueToken, isPlausibleToken } from '@/lib/server/timing-token'

describe('clientAddress', () => {
  it.each([
    ['no proxy: what the client claims is ignored', '1.1.1.1', 0, '9.9.9.9'],
    ['no proxy, no claim', undefined, 0, '9.9.9.9'],
    ['one proxy', '1.1.1.1', 1, '1.1.1.1'],
    ['one proxy, a forged hop before', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['two proxies', '6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['fewer hops than proxies', '1.1.1.1', 3, '1.1.1.1'],
  ])('%s', (_, forwarded, proxies, expected) => {
    expect(clientAddress(forwarded, '9.9.9.9', proxies)).toBe(expected)
  })
})

describe('the timing token', () => {
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

describe('what keeps web and worker from starting', () => {
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
    ['a secret of one letter', { PAYLOAD_SECRET: 'a'.repeat(64) }, [/^PAYLOAD_SECRET is weak/]],
    [
      'a default secret',
      { PAYLOAD_SECRET: 'changeme-changeme-0123456789-changeme' },
      [/^PAYLOAD_SECRET is weak/],
    ],
    ['a missing database', { DATABASE_URL: undefined }, [/^DATABASE_URL is missing/]],
  ])('%s', (_, change, expected) => {
    const faults = runtimeFaults({ ...good, ...change })
    expect(faults).toHaveLength(expected.length)
    expected.forEach((pattern, index) => expect(faults[index]).toMatch(pattern))
  })
})
