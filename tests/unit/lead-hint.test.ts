import { beforeEach, afterEach, expect, it, vi } from 'vitest'

import { hintedAddress, noteLead } from '@/lib/generator-address'
import { fakeStorage } from '../support/fake-storage'

const lead = '0b9f9b06-6d0c-4a3e-9a55-1f2f7c1c3a11'

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

it('a noted lead opens its generator, once', () => {
  noteLead(lead)
  expect(JSON.parse(sessionStorage.getItem('proposal-lead') ?? '')).toEqual({ id: lead })
  expect(hintedAddress(null, '')).toBe(`/admin/proposal-creator?lead=${lead}`)
  expect(hintedAddress(null, '')).toBeUndefined()
})

it.each([
  ['a lead', 'another', ''],
  ['a draft', null, '?draft=d'],
])('%s that the address names wins, and the hint is forgotten', (_, named, search) => {
  noteLead(lead)
  expect(hintedAddress(named, search)).toBeUndefined()
  expect(sessionStorage.getItem('proposal-lead')).toBeNull()
})

it.each(['{', 'null', '1', '{}', '{"id":"x"}', '{"id":"//evil.example"}'])('%s is no hint', (stored) => {
  sessionStorage.setItem('proposal-lead', stored)
  expect(hintedAddress(null, '')).toBeUndefined()
})
