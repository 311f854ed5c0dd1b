import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { firstTouch } from '@/features/shell/site/consent/first-touch-cookie'
import { hasLeftovers } from '@/features/shell/site/consent/leftovers'
import { answer, countWith } from '@/features/shell/site/consent/store'

const touch = { landing_page: '/es', at: '2026-10-01T12:00:00.000Z' }
let kept: Record<string, unknown> | undefined
beforeEach(() => {
  kept = { answer: 'yes', tool: 'plausible', at: Date.now() }
  vi.stubGlobal('localStorage', { getItem: () => (kept ? JSON.stringify(kept) : null) })
  vi.stubGlobal('document', { cookie: `a=b; puente_first=${encodeURIComponent(JSON.stringify(touch))}` })
})
afterEach(() => countWith(undefined))

it.each([
  ['the tool that the yes was said to', 'plausible', 'yes', touch],
  ['another tool', 'ga4', undefined, undefined],
  ['no tool', undefined, undefined, undefined],
])('a page with %s', (_, tool, expected, sent) => {
  countWith(tool)
  expect(answer()).toBe(expected)
  expect(firstTouch()).toEqual(sent)
})

it('a no is a no to every tool, and a yes is old after six months', () => {
  countWith('plausible')
  kept = { answer: 'no', tool: 'ga4', at: Date.now() }
  expect([answer(), firstTouch()]).toEqual(['no', undefined])
  kept = { answer: 'yes', tool: 'plausible', at: Date.now() - 181 * 86_400_000 }
  expect([answer(), firstTouch()]).toEqual([undefined, undefined])
  kept = undefined
  expect(answer()).toBeUndefined()
})

it.each([
  ['puente_first=x', true],
  ['a=b; puente_first=x', true],
  ['_ga_TEST=1', true],
  ['form_draft=puente_first', false],
  ['', false],
])('cookies %o are what a yes left: %s', (cookie, expected) => {
  vi.stubGlobal('document', { cookie })
  expect(hasLeftovers()).toBe(expected)
})
