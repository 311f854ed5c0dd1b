import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { currencies, defaultCurrency } from '@/lib/money'
import { required, text } from '@/lib/text-fields'
import { generatorLimits } from './generator-rules'
import { serviceLabels, type ServiceLabel } from './rules'

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

/** What a model answers about a transcript. */
export const transcriptAnswerSchema = z.object({
  first_name: found(z.string()),
  last_name: found(z.string()),
  email: found(z.string()),
  company_name: found(z.string()),
  phone: found(z.string()),
  title: found(z.string()),
  service_type: found(z.enum(serviceLabelList)),
  description: found(z.string()),
  setup_fee: found(z.number()),
  monthly_fee: found(z.number()),
})
export type TranscriptAnswer = z.output<typeof transcriptAnswerSchema>
