import { z } from 'zod'

import { languages } from '@/i18n/languages'
import { currencies, defaultCurrency } from '@/lib/money'
import { line, required, text } from '@/lib/text-fields'
import { decimalFees, feeInput, typedFees } from '@/features/proposals/fee-schema'
import { proposalLimits, proposalTemplateLimits } from '@/features/proposals/rules'
import { serviceLabelList } from './transcript-schemas'

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
