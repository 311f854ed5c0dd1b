import type { PayloadRequest } from 'payload'

import { addDays, dayIn } from '@/lib/agency-day'
import { asSystem } from '@/lib/server/db/local-api'
import { config } from '@/lib/server/payload'
import type { Proposal } from '@/payload-types'
import type { CreateProposalFromDraftInput } from '../generator-schemas'
import { endOfDay, findSendingSettings } from '@/features/proposals/queries/sending-settings'
import { serviceLabels, type ServiceType } from '@/features/proposals/rules'
import { serviceNames } from '@/features/proposals/service-names'
import { fillVariables, variableValues } from '@/features/proposals/variable-rules'
import type { ProposalClient } from './draft-client'
import { proposalDocument } from '@/features/proposals/operations/proposal-document'

/** The service of a label that the form has. */
export const serviceOf = (label: CreateProposalFromDraftInput['serviceType']): ServiceType | undefined =>
  (Object.keys(serviceLabels) as ServiceType[]).find((service) => serviceLabels[service] === label)

type Filled = Pick<Proposal, 'title' | 'content'> & { expiresAt: string }

/**
 * Returns title and document of a draft with the values of its variables, and the last moment at which the proposal can be
 * signed, as the text says it. A variable without a value stays in the text. Throws AppError 'invalid' with the field
 * `content`.
 */
export async function documentOfDraft(
  req: PayloadRequest,
  input: CreateProposalFromDraftInput,
  client: ProposalClient,
): Promise<Filled> {
  const [{ zone, expiryDays }, { brand }] = await Promise.all([
    findSendingSettings(req),
    asSystem(req).findGlobal({ slug: 'site-settings', depth: 0, select: { brand: true } }),
  ])
  const { language } = client
  const date = new Date()
  const expiresAt = await endOfDay(req, addDays(dayIn(zone, date), expiryDays), zone)
  const service = serviceOf(input.serviceType)
  const { setupFee, monthlyFee, currency } = input
  const values = variableValues(
    {
      client: client.name,
      company: client.company,
      agency: brand,
      service: service && serviceNames[language][service],
      setupFee,
      monthlyFee,
      currency,
      date,
      expires: new Date(expiresAt),
      zone,
    },
    language,
  )
  const { markdown } = fillVariables(input.content, values)
  const content = await proposalDocument({ config: await config }, markdown)
  return { title: input.title, content, expiresAt }
}
