import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { currencies, defaultCurrency, dollarsToCents, MAX_CENTS } from '@/lib/money'
import { line, required, text } from '@/lib/text-fields'
import { proposalLimits, proposalTemplateLimits } from './rules'
import { serviceLabelList } from './transcript-schemas'

const optionalLine = line(200).nullish()

/** A fee in units of the currency; what isn't a number is 0. Returns cents. */
const fee = z
  .unknown()
  .transform(dollarsToCents)
  .pipe(z.int('invalid').min(0, 'invalid').max(MAX_CENTS, 'invalid'))

/** The body of POST /api/generate-proposal. Without a language, the text is in that of the description. */
export const generateProposalSchema = z.object({
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
  setupFee: fee,
  monthlyFee: fee,
  templateContent: text(proposalTemplateLimits.content).nullish(),
  language: z.enum(languages, 'invalid').nullish(),
  currency: z.enum(currencies, 'invalid').default(defaultCurrency),
})
export type GenerateProposalInput = z.output<typeof generateProposalSchema>
