import { expect, it } from 'vitest'

import { countWrongPassword, forgetWrongPasswords } from '@/features/accounts/portal/sign-in-form'
import { blockedStorage, fakeStorage } from '../support/fake-storage'

it('suggests a new password from the seventh wrong one on, until a sign-in', () => {
  const storage = fakeStorage()
  const hints = Array.from({ length: 9 }, () => countWrongPassword(() => storage))
  expect(hints).toEqual([false, false, false, false, false, false, true, true, true])
  forgetWrongPasswords(() => storage)
  expect(countWrongPassword(() => storage)).toBe(false)
})

it('suggests nothing in a browser that blocks the storage', () => {
  for (let attempt = 0; attempt < 9; attempt += 1) expect(countWrongPassword(blockedStorage)).toBe(false)
  expect(() => forgetWrongPasswords(blockedStorage)).not.toThrow()
})
