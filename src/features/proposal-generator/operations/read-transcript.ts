import type { LanguageModel, Prompt } from '@/integrations/ai/port'
import type { Language } from '@/i18n/languages'
import { type Currency, toUnits } from '@/lib/money'
import { withoutControls, enclosed, languageNames, materialRule } from '@/lib/prompt-material'
import { quotedFee } from '@/features/proposals/quoted-fee'
import { proposalLimits, type ServiceLabel } from '@/features/proposals/rules'
import { configuredModel } from '@/integrations/ai/configured-model'
import type { Context } from '@/lib/server/http/authorize'
import { MAX_QUOTE_LENGTH, quoteFinder } from '../transcript-rules'
import {
  serviceLabelList,
  transcriptAnswerSchema,
  type TranscriptAnswer,
  type ProcessTranscriptInput,
} from '../model-schemas'

type Call = { transcript: string; language?: Language | null; currency: Currency }

type Field = keyof TranscriptAnswer

/**
 * The words of the transcript that prove each field; null for a text that is empty. A fee can have a quote and no value: its
 * words name an amount that can't be read.
 */
export type Quotes = Record<Field, string | null>

/** What a transcript proves. Texts are empty, and fees (in minor units) null, without a quote. */
type TranscriptDetails = {
  values: Record<Exclude<Field, 'setup_fee' | 'monthly_fee' | 'service_type'>, string> & {
    service_type: ServiceLabel | ''
    setup_fee: number | null
    monthly_fee: number | null
  }
  quotes: Quotes
}

/** The longest value of each text, in characters. */
const limits = {
  first_name: 100,
  last_name: 100,
  email: 254,
  company_name: 200,
  phone: 50,
  title: proposalLimits.title,
  description: proposalLimits.description,
}

/**
 * Asks the model for the details of a call. Returns only those whose quote the transcript contains, and fees only if their
 * quote names that amount as one. Throws the errors of the model.
 */
export async function readTranscript(model: LanguageModel, call: Call): Promise<TranscriptDetails> {
  const answer = await model.read(promptOf(call), transcriptAnswerSchema, 'call_details')
  const find = quoteFinder(call.transcript)
  const quoteOf = (field: Field) => find(answer[field].quote)
  const quotes: Partial<Quotes> = {}
  const textOf = (field: keyof typeof limits): string => {
    const quote = quoteOf(field)
    const value = quote
      ? withoutControls(answer[field].value ?? '')
          .slice(0, limits[field])
          .trim()
      : ''
    quotes[field] = value ? (quote ?? null) : null
    return value
  }
  const feeOf = (field: 'setup_fee' | 'monthly_fee'): number | null => {
    const quote = quoteOf(field)
    quotes[field] = quote ?? null
    return quotedFee(answer[field].value, quote, call.currency, field)
  }
  const serviceQuote = answer.service_type.value && quoteOf('service_type')
  quotes.service_type = serviceQuote || null
  const values = {
    first_name: textOf('first_name'),
    last_name: textOf('last_name'),
    email: textOf('email'),
    company_name: textOf('company_name'),
    phone: textOf('phone'),
    title: textOf('title'),
    service_type: serviceQuote ? (answer.service_type.value ?? '') : ('' as const),
    description: textOf('description'),
    setup_fee: feeOf('setup_fee'),
    monthly_fee: feeOf('monthly_fee'),
  }
  return { values, quotes: quotes as Quotes }
}

function promptOf({ transcript, language, currency }: Call): Prompt {
  const target = language ? languageNames[language] : 'the language of the call'
  return {
    rules: `You read the transcript of a sales call between a marketing agency and a possible client, and fill in a form about the client.
${materialRule}
For each field give a value and a quote. The quote is copied from the transcript word for word, at most ${MAX_QUOTE_LENGTH / 2} characters on one line of speech, and shows where the value comes from. If the call does not say it, value and quote are null. Never guess.
- first_name, last_name, email, company_name, phone: of the client, not of the agency. Write an email address that was spelled out as an address.
- title: a short title of the proposed project, in ${target}.
- service_type: one of ${serviceLabelList.join(', ')}.
- description: what the client needs, in two to five sentences, in ${target}. No prices.
- setup_fee, monthly_fee: a one-time and a monthly price in ${currency} that both sides spoke about, as a number. The quote contains the same amount.`,
    material: enclosed('transcript', transcript),
  }
}

/**
 * Returns the client and the project that the transcript of a call speaks of, each field with its quote. Fees are in units
 * of the currency. Throws `not_configured` and the errors of the model.
 */
export async function processTranscript(
  _context: Context,
  input: ProcessTranscriptInput,
  open = configuredModel,
) {
  const { values, quotes } = await readTranscript(await open(), input)
  const unitsOf = (fee: number | null) => (fee === null ? null : toUnits(fee, input.currency))
  return {
    data: inSections(values, {
      setupFee: unitsOf(values.setup_fee),
      monthlyFee: unitsOf(values.monthly_fee),
    }),
    quotes: inSections(quotes, { setupFee: quotes.setup_fee, monthlyFee: quotes.monthly_fee }),
  }
}

type TextField = Exclude<keyof TranscriptDetails['values'], 'setup_fee' | 'monthly_fee'>

/** The keys of other programs. */
function inSections<Value, Fee>(fields: Record<TextField, Value>, fees: { setupFee: Fee; monthlyFee: Fee }) {
  const { first_name, last_name, email, company_name, phone, title, service_type, description } = fields
  return {
    clientInfo: { first_name, last_name, email, company_name, phone },
    projectDetails: { title, serviceType: service_type, description, ...fees },
  }
}
