// @vitest-environment jsdom
import { NextIntlClientProvider } from 'next-intl'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ProposalScreen } from '@/features/proposal-signing/portal/proposal-screen'
import { RecordView } from '@/features/proposal-signing/portal/page-effects'
import type { ShownProposal } from '@/features/proposal-signing/queries/proposal'
import en from '@/messages/en/proposals.json'
import portal from '@/messages/en/portal.json'
import signing from '@/messages/en/signing.json'
import { documentOfText } from '../support/fixtures'
import { stubLayout } from '../support/jsdom'

const version = 'ab'.repeat(32)
let root: Root
let visibility: DocumentVisibilityState
const posted: unknown[] = []
const refresh = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    posted.push([address, JSON.parse(body)])
    return Promise.resolve(Response.json({ success: true }))
  })
  stubLayout()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  posted.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const recorded = [['/api/view-proposal', { proposal: 'p', version }]]
const become = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('an opening', () => {
  it('is posted once for a page that can be seen', async () => {
    await act(async () => root.render(<RecordView proposal="p" version={version} />))
    await become('hidden')
    await become('visible')
    expect(posted).toEqual(recorded)
  })

  it('is not posted for a hidden page, until it is shown', async () => {
    visibility = 'hidden'
    await act(async () => root.render(<RecordView proposal="p" version={version} />))
    await become('hidden')
    expect(posted).toEqual([])
    await become('visible')
    expect(posted).toEqual(recorded)
  })
})

const offer = {
  setupFee: 450_000,
  monthlyFee: 0,
  amount: 450_000,
  currency: 'USD',
  number: 1,
  sha256: version,
  body: documentOfText('What we will do.'),
}
const proposal: ShownProposal = {
  id: 'p',
  number: 42,
  title: 'Website',
  state: 'awaiting',
  created: new Date('2026-03-01T12:00:00Z'),
  sent: new Date('2026-03-01T12:00:00Z'),
  language: 'en',
  preparedFor: { name: 'Rosa Huamán' },
  offer,
}
const rosa = { id: 'rosa', name: 'Rosa Huamán', client: 'Clínica Huamán', isActive: true }

const show = (shown: ShownProposal, signer?: typeof rosa) =>
  act(async () =>
    root.render(
      <NextIntlClientProvider
        locale="en"
        messages={{ proposals: en, portal, signing }}
        timeZone="UTC"
        onError={() => undefined}
      >
        <AppRouterContext value={{ refresh } as unknown as AppRouterInstance}>
          <ProposalScreen proposal={shown} settings={{ brand: 'Puente', zone: 'UTC' }} signer={signer} />
        </AppRouterContext>
      </NextIntlClientProvider>,
    ),
  )

describe('the page of a proposal', () => {
  it.each(['awaiting', 'expired', 'rejected', 'signed'] as const)(
    'records that its client opened one that is %s, and not that staff did',
    async (state) => {
      await show({ ...proposal, state })
      expect(posted).toEqual([])
      await show({ ...proposal, state }, rosa)
      expect(posted).toEqual(recorded)
    },
  )

  it('records nothing while it is being revised', async () => {
    await show({ ...proposal, state: 'revised', offer: undefined }, rosa)
    expect(posted).toEqual([])
  })

  it('is read again after each save for staff whose editor has opened it', async () => {
    const editor = { postMessage: vi.fn() }
    // A tab, no frame.
    vi.stubGlobal('self', window)
    vi.stubGlobal('top', window)
    vi.stubGlobal('opener', null)
    await show({ ...proposal, state: 'draft' })
    vi.stubGlobal('opener', editor)
    await show({ ...proposal, state: 'draft' }, rosa)
    expect(editor.postMessage).not.toHaveBeenCalled()
    await show({ ...proposal, state: 'draft' })
    await vi.waitFor(() =>
      expect(editor.postMessage).toHaveBeenCalledWith(
        expect.objectContaining({ ready: true }),
        location.origin,
      ),
    )
    refresh.mockReset()
    window.dispatchEvent(
      new MessageEvent('message', { origin: location.origin, data: { type: 'payload-document-event' } }),
    )
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('names the number that people say', async () => {
    await show(proposal, rosa)
    expect(document.body.textContent).toContain('Number42')
  })
})
