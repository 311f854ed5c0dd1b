import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { firstTouch } from '@/features/consent/site/first-touch-cookie'
import { hasAnalyticsCookies } from '@/features/consent/site/consent-manager'
import { getConsent, setAnalyticsTool } from '@/features/consent/site/consent-store'

const touch = { landing_page: '/es', at: '2026-10-01T12:00:00.000Z' }
let stored: Record<string, unknown> | undefined
beforeEach(() => {
  stored = { answer: 'yes', tool: 'plausible', at: Date.now() }
  vi.stubGlobal('localStorage', { getItem: () => (stored ? JSON.stringify(stored) : null) })
  vi.stubGlobal('document', { cookie: `a=b; puente_first=${encodeURIComponent(JSON.stringify(touch))}` })
})
afterEach(() => setAnalyticsTool(undefined))

it.each([
  ['the tool that consent was given for', 'plausible', 'yes', touch],
  ['another tool', 'ga4', undefined, undefined],
  ['no tool', undefined, undefined, undefined],
])('applies a stored answer to a page with %s', (_, tool, expected, sent) => {
  setAnalyticsTool(tool)
  expect(getConsent()).toBe(expected)
  expect(firstTouch()).toEqual(sent)
})

it('applies a no to every tool, and expires a yes after six months', () => {
  setAnalyticsTool('plausible')
  stored = { answer: 'no', tool: 'ga4', at: Date.now() }
  expect([getConsent(), firstTouch()]).toEqual(['no', undefined])
  stored = { answer: 'yes', tool: 'plausible', at: Date.now() - 181 * 86_400_000 }
  expect([getConsent(), firstTouch()]).toEqual([undefined, undefined])
  stored = undefined
  expect(getConsent()).toBeUndefined()
})

it.each([
  ['puente_first=x', true],
  ['a=b; puente_first=x', true],
  ['_ga_TEST=1', true],
  ['form_draft=puente_first', false],
  ['', false],
])('detects analytics cookies in %o: %s', (cookie, expected) => {
  vi.stubGlobal('document', { cookie })
  expect(hasAnalyticsCookies()).toBe(expected)
})
