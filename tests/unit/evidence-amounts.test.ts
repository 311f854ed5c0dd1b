import { expect, it } from 'vitest'

import { evidenceRows, type EvidenceFacts } from '@/features/proposal-signing/evidence-rows'

const at = new Date('2026-03-17T14:42:00.000Z')
const facts: EvidenceFacts = {
  version: { number: 1, frozen: at },
  setupFee: 0,
  monthlyFee: 0,
  amount: 0,
  currency: 'USD',
  signature: {
    signer: { name: 'Rosa', email: 'rosa@x.example' },
    method: 'drawn',
    signedAt: at,
    documentSha256: 'ab'.repeat(32),
    consent: { version: '1', language: 'en' },
    address: '192.0.2.1',
    userAgent: '',
  },
}
const texts = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ')
const amounts = (changes: Partial<EvidenceFacts>) =>
  evidenceRows({ ...facts, ...changes }, texts, 'en', 'UTC').find(({ key }) => key === 'amounts')?.value

it.each([
  [{}, undefined],
  [{ monthlyFee: 45_000, amount: 45_000 }, '$450'],
  [{ setupFee: 150_000, monthlyFee: 45_000, amount: 195_000 }, 'amountsBoth $1,950 $1,500 $450'],
])('the evidence of a signature names no fee of zero: %j', (changes, expected) => {
  expect(amounts(changes)).toBe(expected)
})
