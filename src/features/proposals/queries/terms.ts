import type { ProposalVersion } from '@/payload-types'

/** The amounts of a proposal, in cents, and when its offer expires. */
export type Terms = {
  setupFee: number
  monthlyFee: number
  amount: number
  currency: string
  expires?: Date
}

export const termFields = {
  setupFee: true,
  monthlyFee: true,
  amount: true,
  currency: true,
  expiresAt: true,
} as const

/** Returns the terms of a version. */
export const termsOf = (row: Pick<ProposalVersion, keyof typeof termFields>): Terms => ({
  setupFee: row.setupFee,
  monthlyFee: row.monthlyFee,
  amount: row.amount,
  currency: row.currency,
  expires: row.expiresAt ? new Date(row.expiresAt) : undefined,
})
