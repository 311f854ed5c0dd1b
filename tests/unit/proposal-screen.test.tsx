// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ProposalScreen } from '@/features/proposal-signing/portal/proposal-screen'
import type { ShownProposal } from '@/features/proposal-signing/queries/proposal'
import portal from '@/messages/en/portal.json'
import proposals from '@/messages/en/proposals.json'
import signing from '@/messages/en/signing.json'
import { documentOfText } from '../support/fixtures'
import { createTestRoot, stubLayout } from '../support/jsdom'

let root: Root
let look: (entries: { isIntersecting: boolean }[]) => void
const scrolledTo = vi.fn()
const observed: Element[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true })))
  stubLayout()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof look) {
        look = callback
      }
      observe = (element: Element) => observed.push(element)
      disconnect = () => undefined
    },
  )
  observed.length = 0
  scrolledTo.mockReset()
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.textContent)
  }
  root = createTestRoot()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const signature: ShownProposal['signature'] = {
  signer: { name: 'Rosa Huamán', email: 'rosa@clinica.example' },
  method: 'typed',
  typedName: 'Rosa Huamán',
  signedAt: new Date('2026-03-17T14:51:08Z'),
  documentSha256: 'ab'.repeat(32),
  consent: { version: '1', language: 'en', text: 'I agree.' },
  address: '203.0.113.24',
  userAgent: 'Safari',
  sha256: 'cd'.repeat(32),
}

const show = (state: ShownProposal['state'], isActive = true) =>
  act(async () =>
    root.render(
      <NextIntlClientProvider locale="en" messages={{ proposals, portal, signing }} timeZone="UTC">
        <AppRouterContext value={{} as AppRouterInstance}>
          <ProposalScreen
            proposal={{
              id: 'p',
              title: 'Website',
              state,
              created: new Date('2026-03-01T12:00:00Z'),
              language: 'en',
              preparedFor: { name: 'Rosa' },
              offer: {
                setupFee: 1,
                monthlyFee: 1,
                amount: 2,
                currency: 'USD',
                number: 1,
                sha256: 'ab'.repeat(32),
                body: documentOfText('What we will do.'),
              },
              ...(state === 'signed' && { signature }),
            }}
            settings={{ brand: 'Puente', zone: 'UTC' }}
            signer={{ id: 'rosa', name: 'Rosa', client: 'Rosa', isActive }}
          />
        </AppRouterContext>
      </NextIntlClientProvider>,
    ),
  )

describe('the page of a proposal that was just decided', () => {
  it.each([
    ['signed', 'Thank you, Rosa. It’s signed.'],
    ['rejected', proposals.end.rejected.title],
    ['expired', proposals.end.expired.title],
    ['revised', proposals.end.revised.title],
  ] as const)('shows and focuses that it is %s', async (state, heading) => {
    await show('awaiting')
    document.querySelector('button')?.focus()
    await show(state)
    expect(document.activeElement?.textContent).toBe(heading)
    expect(scrolledTo.mock.calls).toEqual([[heading]])
  })

  it.each(['signed', 'awaiting'] as const)(
    'leaves the focus when it is opened or refreshed (%s)',
    async (state) => {
      await show(state)
      await show(state)
      expect(document.activeElement).toBe(document.body)
      expect(scrolledTo).not.toHaveBeenCalled()
    },
  )
})

describe('what follows a signature', () => {
  afterEach(() => vi.useRealTimers())
  const days = () =>
    [...document.querySelectorAll('#signed-next + ol > li')].map(
      (item) => item.firstElementChild?.textContent,
    )

  it.each([
    ['2026-03-17T23:59:00Z', [signing.signed.today, signing.signed.soon]],
    ['2026-03-18T00:01:00Z', ['March 17, 2026', signing.signed.soon]],
  ])('is dated; seen at %s', async (now, expected) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    await show('signed')
    expect(days()).toEqual(expected)
  })
})

describe('the bar of phones', () => {
  const bar = () =>
    [...document.querySelectorAll('a')].find(({ textContent }) => textContent === signing.bar.go)
  const isShown = () => !bar()?.parentElement?.hasAttribute('data-away')

  it('names the first invoice and leads to the signature, until that is in view', async () => {
    await show('awaiting')
    expect(bar()?.parentElement?.textContent).toBe('First invoice$0.02Go to Signature')
    const section = document.querySelector(bar()?.hash ?? '')?.closest('section')
    expect(observed).toEqual([section])
    expect(isShown()).toBe(true)
    await act(async () => look([{ isIntersecting: true }]))
    expect(isShown()).toBe(false)
    await act(async () => look([{ isIntersecting: false }]))
    expect(isShown()).toBe(true)
  })

  it('is missing when there is nothing to sign', async () => {
    await show('awaiting', false)
    expect(bar()).toBeUndefined()
    await show('signed')
    expect(bar()).toBeUndefined()
  })
})
