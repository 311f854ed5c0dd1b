import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { ProposalDetails } from '@/features/proposals/queries/proposal-details'
import { ProposalFacts } from '@/features/proposals/staff/proposal-facts'
import { StaffScreen } from '../support/staff-screen'

const proposal = {
  id: 'p',
  client: { id: 'c', name: 'Rosa', email: 'rosa@x.example', language: 'es' },
  setupFee: 0,
  monthlyFee: 45_000,
  amount: 45_000,
  currency: 'USD',
  expiresAt: null,
  link: 'https://puente.example/proposal/p',
  declineReason: 'Too expensive.',
  billing: null,
} as unknown as ProposalDetails

const render = (state: ProposalDetails['state'], changes: Partial<ProposalDetails> = {}) =>
  renderToStaticMarkup(
    <StaffScreen>
      <ProposalFacts proposal={{ ...proposal, state, ...changes }} />
    </StaffScreen>,
  )

it.each([
  ['rejected', true],
  ['revised', true],
  ['awaiting', false],
  ['expired', false],
  ['signed', false],
] as const)('why the client declined is said of a proposal that is %s: %s', (state, isSaid) => {
  expect(render(state).includes('Too expensive.')).toBe(isSaid)
})

it.each([
  [{ setupFee: 0, monthlyFee: 45_000, amount: 45_000 }, ['$450.00/mo']],
  [{ setupFee: 150_000, monthlyFee: 0, amount: 150_000 }, ['$1,500.00']],
  [{ setupFee: 150_000, monthlyFee: 45_000, amount: 195_000 }, ['$1,950.00', '$1,500.00', '$450.00/mo']],
])('a fee of zero is not named: %j', (fees, amounts) => {
  expect(render('awaiting', fees).match(/\$[\d,.]+(?:\/mo)?/g)).toEqual(amounts)
})
