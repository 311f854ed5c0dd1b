import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { dashboardMessages } from '@/i18n/staff-messages'
import { reasonOf } from '@/components/staff/failure'
import type { ProposalDetails } from '@/features/proposals/queries/proposal-details'
import { ProposalBilling } from '@/features/proposals/staff/proposal-facts'
import type { ProposalMutationContext } from '@/features/proposals/staff/proposal-mutations'
import { billingProblems } from '@/features/proposals/rules'
import { setUpBillingMutation } from '@/features/proposals/staff/proposal-mutations'
import { languages, type Language } from '@/i18n/languages'
import { StaffScreen } from '../support/staff-screen'

afterEach(() => vi.unstubAllGlobals())

type Billing = ProposalDetails['billing']
const ready: Billing = {
  state: 'ready',
  productId: 'prod_QaZ123456789',
  setupPriceId: 'price_1PqSetupSetup9f3dA1',
  monthlyPriceId: null,
}

const show = (language: Language, billing: Billing, state: ProposalDetails['state'] = 'awaiting') =>
  renderToStaticMarkup(
    <StaffScreen language={language}>
      <ProposalBilling proposal={{ id: 'p', billing, state } as ProposalDetails} />
    </StaffScreen>,
  )
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe.each(languages)('the billing of a proposal, in %s', (language) => {
  const t = dashboardMessages(language).proposalBoard.detail.billing

  test.each([
    ['unconfigured', 'awaiting', t.unconfigured],
    ['free', 'awaiting', t.free],
    ['none', 'draft', t.later],
    ['none', 'signed', `${t.none} ${t.setUp}`],
    ['pending', 'awaiting', `${t.pending} ${t.retry}`],
    ['pending', 'revised', `${t.pending} ${t.retry}`],
  ] as const)('%s, of one that is %s', (billing, state, words) => {
    const shown = billing === 'pending' ? { state: billing, problem: null } : { state: billing }
    expect(textOf(show(language, shown, state))).toBe(`${t.label} ${words}`)
  })

  test.each(billingProblems)('pending, with the reason: %s', (problem) => {
    const html = show(language, { state: 'pending', problem })
    expect(textOf(html)).toBe(`${t.label} ${t.pending} ${t.problems[problem]} ${t.retry}`)
  })

  test('ready, with the short ids of the prices that exist', () => {
    const html = show(language, ready)
    expect(textOf(html)).toBe(`${t.label} ${t.ready} ${t.setup} price_…9f3dA1`)
    expect(html).toContain('title="price_1PqSetupSetup9f3dA1"')
  })

  test('is not shown to others', () => expect(show(language, null)).toBe(''))

  test('trying again says what came of it', async () => {
    const messages = dashboardMessages(language)
    const said: string[] = []
    const context = {
      queryClient: new QueryClient(),
      texts: { detail: createTranslator({ locale: language, messages, namespace: 'proposalBoard.detail' }) },
      toasts: {
        done: (title: string) => said.push(title),
        failed: (what: string, error: unknown, why?: string) =>
          said.push(`${what} ${why ?? messages.dashboard.reasons[reasonOf(error)]}`),
      },
    } as unknown as ProposalMutationContext
    const requests: unknown[] = []
    const answer = async (body: object) => {
      vi.stubGlobal('fetch', (path: string, { body: sent }: { body: string }) => {
        requests.push([path, JSON.parse(sent)])
        return Promise.resolve(Response.json(body))
      })
      await new MutationObserver(context.queryClient, setUpBillingMutation(context))
        .mutate('p')
        .catch(() => undefined)
      return said.at(-1)
    }
    const { done, failed } = messages.proposalBoard.detail
    expect(await answer({ success: true, billingStatus: 'ready' })).toBe(done.billed)
    expect(requests).toEqual([['/api/set-up-billing', { proposal: 'p' }]])
    for (const code of ['billing_unavailable', 'billing_refused', 'not_configured'] as const)
      expect(await answer({ success: false, error: code })).toBe(
        `${failed.billing} ${messages.dashboard.reasons[code]}`,
      )
    expect(await answer({ success: false, error: 'conflict' })).toBe(`${failed.billing} ${t.feesChanged}`)
  })
})
