import { expect, it, vi } from 'vitest'

vi.hoisted(() => vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-tests-with-enough-characters'))

import { digestOf, isOver, isProofOf, newLink, proofOf } from '@/lib/server/mail-link'

it('a link tells its end and is known by its digest alone', () => {
  const { token, digest, until } = newLink(60)
  expect(isOver(token)).toBe(false)
  expect(digestOf(token)).toBe(digest)
  expect(digest).not.toContain(token)
  expect(until.getTime()).toBeGreaterThan(Date.now())
  expect(newLink(60).token).not.toBe(token)
})

it.each([newLink(-1).token, '', 'x', 'null', '.', '-1.abc', ' '])('%j is over', (token) => {
  expect(isOver(token)).toBe(true)
})

it('another end is another token', () => {
  const { token, digest } = newLink(60)
  const [, secret] = token.split('.')
  expect(digestOf(`${(Date.now() + 1e9).toString(36)}.${secret}`)).not.toBe(digest)
})

it('only the browser that chose the password has the proof', () => {
  const { token, digest } = newLink(60)
  expect(isProofOf(digest, proofOf(digest))).toBe(true)
  for (const wrong of [undefined, '', 'x', token, digest, proofOf(newLink(60).digest)])
    expect(isProofOf(digest, wrong)).toBe(false)
})
