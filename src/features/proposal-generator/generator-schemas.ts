import { z } from 'zod'
import { createClientSchema } from '@/features/clients/schemas'
import { languages } from '@/i18n/languages'
import { cleanText } from '@/lib/clean-text'
import { currencies, defaultCurrency } from '@/lib/money'
import { line, required, text } from '@/lib/text-fields'
import { feeInput, typedFees } from '@/features/proposals/fee-schema'
import { proposalLimits } from '@/features/proposals/rules'
import { generatorLimits } from './generator-rules'
import { serviceLabelList } from './model-schemas'

/** The body of POST /api/cancel-draft-task. */
export const draftTaskSchema = z.object({ draft: z.uuid('invalid') })
export type DraftTaskInput = z.output<typeof draftTaskSchema>

/** The body of POST /api/start-draft-task. */
export const startDraftTaskSchema = draftTaskSchema.extend({ task: z.enum(['extract', 'write'], 'invalid') })
export type StartDraftTaskInput = z.output<typeof startDraftTaskSchema>

const id = z.uuid('invalid')
const language = z.enum(languages, 'invalid')
const currency = z.enum(currencies, 'invalid').default(defaultCurrency)

/** A text that is not finished: cleaned but not trimmed, and without the characters that Postgres rejects. */
const typed = (limit: number) =>
  z
    .string('invalid')
    .max(limit, 'too_long')
    .transform((value) => cleanText(value.toWellFormed().replaceAll('\0', '')))

/** The details of a draft hold the text of its template. */
const MAX_DETAILS = 120_000
/** Escapes that Postgres rejects in JSON: NUL and lone surrogates. */
const REJECTED_ESCAPE = /(?<!\\)\\u(0000|d[89a-f])/i

/** The fields of the form, of any kind: they are checked when a proposal is made of them. */
const details = z.record(z.string(), z.unknown()).refine((value) => {
  const json = JSON.stringify(value)
  return json.length <= MAX_DETAILS && !REJECTED_ESCAPE.test(json)
}, 'invalid')

/**
 * The body of POST /api/save-generator-draft; without `draft` it makes a new one. A missing transcript or content stays what
 * it is.
 */
export const saveGeneratorDraftSchema = z.object({
  draft: id.nullish(),
  lead: id.nullish(),
  client: id.nullish(),
  transcript: typed(generatorLimits.transcriptBytes)
    .refine(
      (value) => new TextEncoder().encode(value).byteLength <= generatorLimits.transcriptBytes,
      'too_long',
    )
    .optional(),
  content: typed(generatorLimits.content).optional(),
  details,
  language,
  currency,
})
export type SaveGeneratorDraftInput = z.output<typeof saveGeneratorDraftSchema>

/** The body of POST /api/create-proposal-from-draft: what the form shows. Fees become minor units. */
export const createProposalFromDraftSchema = z
  .object({
    draft: id,
    client: id.nullish(),
    newClient: createClientSchema.nullish(),
    title: required(line(proposalLimits.title)),
    // Only the model needs these two.
    serviceType: z.enum(serviceLabelList, 'invalid').nullish(),
    description: text(proposalLimits.description).nullish(),
    setupFee: feeInput,
    monthlyFee: feeInput,
    currency,
    content: required(text(generatorLimits.content)),
    template: id.nullish(),
  })
  .refine(({ client, newClient }) => Boolean(client) !== Boolean(newClient), {
    path: ['client'],
    message: 'required',
  })
  .transform(typedFees('setupFee', 'monthlyFee'))
export type CreateProposalFromDraftInput = z.output<typeof createProposalFromDraftSchema>

/** The query string of GET /api/generator-draft and /api/generator-task. */
export const generatorDraftSchema = z.object({ draft: id })

/** The query string of GET /api/generator-start. An invalid lead id is ignored, because the URL may be old. */
export const generatorStartSchema = z.object({ lead: id.optional().catch(undefined) })
