import { configuredModel } from '@/integrations/ai/configured-model'
import { toUnits } from '@/lib/money'
import type { Context } from '@/lib/server/http/authorize'
import type { ProcessTranscriptInput } from '../transcript-schemas'
import { readTranscript, type TranscriptDetails } from './read-transcript'

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
