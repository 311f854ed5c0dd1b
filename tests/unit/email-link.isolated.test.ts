import { expect, it, vi } from 'vitest'

vi.hoisted(() => vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-tests-with-enough-characters'))

import {
  digestOf,
  isExpired,
  isSignUpProof,
  createEmailLink,
  signUpProofOf,
} from '@/lib/server/auth/email-link'

it('creates a token that contains its expiry, and its digest', () => {
  const { token, digest, until } = createEmailLink(60)
  expect(isExpired(token)).toBe(false)
  expect(digestOf(token)).toBe(digest)
  expect(digest).not.toContain(token)
  expect(until.getTime()).toBeGreaterThan(Date.now())
  expect(createEmailLink(60).token).not.toBe(token)
})

it.each([createEmailLink(-1).token, '', 'x', 'null', '.', '-1.abc', ' '])('treats %j as expired', (token) => {
  expect(isExpired(token)).toBe(true)
})

it('gives a token with another expiry another digest', () => {
  const { token, digest } = createEmailLink(60)
  const [, secret] = token.split('.')
  expect(digestOf(`${(Date.now() + 1e9).toString(36)}.${secret}`)).not.toBe(digest)
})

it('accepts only the proof for the same link', () => {
  const { token, digest } = createEmailLink(60)
  expect(isSignUpProof(digest, signUpProofOf(digest))).toBe(true)
  for (const wrong of [undefined, '', 'x', token, digest, signUpProofOf(createEmailLink(60).digest)])
    expect(isSignUpProof(digest, wrong)).toBe(false)
})
