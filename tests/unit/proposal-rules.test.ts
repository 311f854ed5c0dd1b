import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { canOpenProposal } from '@/features/accounts/rules'
import {
  amountOf,
  isActive,
  latestVersionByProposal,
  linkActionOf,
  stateFor,
} from '@/features/proposals/rules'

const at = new Date('2026-03-15T12:00:00Z')
const before = '2026-03-15T11:59:59Z'
const after = '2026-03-15T12:00:01Z'

describe('the status of a proposal for its client', () => {
  it.each([
    [undefined, { status: 'draft' }],
    [undefined, { status: 'sent', sentAt: null }],
    ['awaiting', { status: 'sent', sentAt: before }],
    ['awaiting', { status: 'sent', sentAt: before, expiresAt: after }],
    ['expired', { status: 'sent', sentAt: before, expiresAt: before }],
    ['revised', { status: 'draft', sentAt: before }],
    ['revised', { status: 'draft', sentAt: before, expiresAt: before }],
    ['signed', { status: 'signed', sentAt: before, expiresAt: before }],
    ['signed', { status: 'accepted', sentAt: before }],
    ['rejected', { status: 'rejected', sentAt: before, expiresAt: before }],
  ])('is %s for %j', (state, proposal) => {
    expect(stateFor(proposal, at)).toBe(state)
    expect(isActive(proposal, at)).toBe(state === 'awaiting')
  })

  it('offers signing only while the proposal waits for it', () => {
    expect((['awaiting', 'expired', 'revised', 'signed', 'rejected'] as const).map(linkActionOf)).toEqual([
      'sign',
      'view',
      'view',
      'view',
      'view',
    ])
  })
})

it('adds the setup fee and one month', () => {
  expect(amountOf({})).toBe(0)
  expect(amountOf({ setupFee: null, monthlyFee: 5 })).toBe(5)
  const cents = fc.nat(1_000_000_000)
  fc.assert(
    fc.property(
      cents,
      cents,
      (setupFee, monthlyFee) => amountOf({ setupFee, monthlyFee }) === setupFee + monthlyFee,
    ),
  )
})

it('finds the latest version of each proposal in any order', () => {
  const version = fc.record({ proposal: fc.constantFrom('a', 'b', 'c'), number: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(version), (versions) => {
      const latest = latestVersionByProposal(versions)
      for (const { proposal, number } of versions)
        expect(latest.get(proposal)?.number).toBeGreaterThanOrEqual(number)
      for (const [proposal, found] of latest)
        expect(versions).toContainEqual({ proposal, number: found.number })
    }),
  )
})

describe('who may open the page of a proposal', () => {
  const links = { owner: 'o', client: 'c' }
  it.each([
    [true, { id: 'x', role: 'admin' }],
    [true, { id: 'o', role: 'team' }],
    [false, { id: 'x', role: 'team' }],
    [true, { id: 'x', role: 'client', client: 'c' }],
    [true, { id: 'x', role: 'client', client: { id: 'c' } }],
    [false, { id: 'x', role: 'client', client: 'd' }],
    [false, { id: 'x', role: 'client' }],
    // An owner who is not staff has no access.
    [false, { id: 'o', role: 'client' }],
    [false, { id: 'o', role: 'team', deactivatedAt: before }],
    [false, { id: 'x', role: 'client', client: 'c', deactivatedAt: before }],
    [false, null],
  ] as const)('%s for %j', (may, actor) => {
    expect(canOpenProposal(actor, links)).toBe(may)
  })
})
