import { z } from 'zod'

import { decimalFees, feeInput, typedFees } from '@/features/proposals/fee-schema'
import {
  serviceLabels,
  type ServiceLabel,
  proposalLimits,
  proposalTemplateLimits,
} from '@/features/proposals/rules'
import { languages } from '@/i18n/languages'
import { currencies, defaultCurrency } from '@/lib/money'
import { withoutTags } from '@/lib/prompt-material'
import { required, text, line } from '@/lib/text-fields'
import { generatorLimits } from './generator-rules'

export const serviceLabelList = Object.values(serviceLabels) as [ServiceLabel, ...ServiceLabel[]]

const byteLength = (value: string) => new TextEncoder().encode(value).byteLength

/** The transcript of a call, in composed characters, so that the quotes of a model can be found in it. */
const transcriptField = required(text(generatorLimits.transcriptBytes))
  .transform((value) => value.normalize('NFC'))
  .refine((value) => byteLength(value) <= generatorLimits.transcriptBytes, 'too_long')

/** The body of POST /api/process-transcript. Without a language, title and description are in that of the call. */
export const processTranscriptSchema = z.object({
  transcript: transcriptField,
  language: z.enum(languages, 'invalid').nullish(),
  currency: z.enum(currencies, 'invalid').default(defaultCurrency),
})
export type ProcessTranscriptInput = z.output<typeof processTranscriptSchema>

/** A value that a model found, and the words that prove it. Nullable rather than optional: a strict schema has all keys. */
const found = <Value extends z.ZodType>(value: Value) =>
  z.object({ value: value.nullable(), quote: z.string().nullable() })

/** HTML is removed, and a text of one line stays one: the value ends up in form fields, email headers and documents. */
const paragraphs = z.string().overwrite((value) =>
  value
    .split(/\r\n?|\n/)
    .map(withoutTags)
    .join('\n')
    .trim(),
)
const oneLine = (value: string) => withoutTags(value.replace(/\s+/g, ' ')).replace(/\s+/g, ' ').trim()
const singleLine = z.string().overwrite(oneLine)
/** `Ana Ruiz <ana@hotelsol.com>` names an address, not a tag. */
const email = z
  .string()
  .overwrite((value) => oneLine(/<\s*([^\s<>@]+@[^\s<>@]+)\s*>/.exec(value)?.[1] ?? value))

/** What a model answers about a transcript. */
export const transcriptAnswerSchema = z.object({
  first_name: found(singleLine),
  last_name: found(singleLine),
  email: found(email),
  company_name: found(singleLine),
  phone: found(singleLine),
  title: found(singleLine),
  service_type: found(z.enum(serviceLabelList)),
  description: found(paragraphs),
  setup_fee: found(z.number()),
  monthly_fee: found(z.number()),
})
export type TranscriptAnswer = z.output<typeof transcriptAnswerSchema>

const optionalLine = line(200).nullish()

const brief = z.object({
  clientInfo: z.object(
    {
      first_name: optionalLine,
      last_name: optionalLine,
      email: optionalLine,
      company_name: optionalLine,
      phone: optionalLine,
    },
    'invalid',
  ),
  serviceType: z.enum(serviceLabelList, 'invalid'),
  projectDescription: required(text(proposalLimits.description)),
  setupFee: feeInput,
  monthlyFee: feeInput,
  templateContent: text(proposalTemplateLimits.content).nullish(),
  language: z.enum(languages, 'invalid').nullish(),
  currency: z.enum(currencies, 'invalid').default(defaultCurrency),
})

/** The body of POST /api/generate-proposal. Without a language, the text is in that of the description. */
export const generateProposalSchema = brief.transform(decimalFees('setupFee', 'monthlyFee'))
export type GenerateProposalInput = z.output<typeof generateProposalSchema>

/** The same in the details of a draft, whose fees are as they were typed. */
export const draftBriefSchema = brief.transform(typedFees('setupFee', 'monthlyFee'))
