import { defaultLanguage } from '@/i18n/languages'
import type { GenerateProposalInput } from '../writing-schemas'
import type { ProposalBrief } from './write-proposal'

/** Returns what the model learns of a form. The email address and phone number of the client stay here. */
export function proposalBriefOf(input: GenerateProposalInput): ProposalBrief {
  const { clientInfo, language } = input
  return {
    client: {
      firstName: clientInfo.first_name ?? '',
      lastName: clientInfo.last_name ?? '',
      company: clientInfo.company_name ?? '',
    },
    service: input.serviceType,
    description: input.projectDescription,
    template: input.templateContent ?? '',
    setupFee: input.setupFee,
    monthlyFee: input.monthlyFee,
    currency: input.currency,
    language: language ?? defaultLanguage,
    followsDescription: !language,
  }
}
