import { z } from 'zod'

import { isDay } from '@/lib/agency-day'
import { currencies, defaultCurrency } from '@/lib/money'
import { line, required } from '@/lib/text-fields'
import { sendMethods } from './sending-rules'
import { decimalFees, feeInput } from './fee-schema'
import { proposalLimits } from './rules'

const proposal = z.uuid('invalid')

/**
 * The last day on which a proposal can be signed, such as '2026-04-12', in the agency's zone. A moment stands for its day.
 */
const lastDay = z.union([
  z.string().refine((value) => isDay(value), 'invalid'),
  z.iso.datetime({ error: 'invalid', offset: true }),
])

/** The body of POST /api/send-proposal. Without `expiresAt` it is the one of the draft, or the default of the settings. */
export const sendProposalSchema = z.object({
  proposal,
  by: z.enum(sendMethods, 'invalid'),
  expiresAt: lastDay.nullish().transform((value) => value ?? undefined),
})
export type SendProposalInput = z.output<typeof sendProposalSchema>

/** The query string of GET /api/proposal-comparison: the numbers of two versions, by default the last two. */
export const comparisonSchema = z.object({
  proposal,
  from: z.coerce.number('invalid').int('invalid').min(1, 'invalid').optional(),
  to: z.coerce.number('invalid').int('invalid').min(1, 'invalid').optional(),
})
export type ComparisonInput = z.output<typeof comparisonSchema>

/** The body of the verbs that name a proposal only, and the query string of GET /api/proposal-details. */
export const proposalSchema = z.object({ proposal })
export type ProposalInput = z.output<typeof proposalSchema>

/** The body of POST /api/create-stripe-products. The fees become minor units. */
export const createStripeProductsSchema = z
  .object({
    proposalTitle: required(line(proposalLimits.title)),
    setupFee: feeInput,
    monthlyFee: feeInput,
    currency: z.enum(currencies, 'invalid').default(defaultCurrency),
  })
  .transform(decimalFees('setupFee', 'monthlyFee'))
export type CreateStripeProductsInput = z.output<typeof createStripeProductsSchema>
