import { requestErrorOf } from '@/lib/request-error'
import { sendingProblems } from '../sending-rules'
import type { ProposalMutationContext } from './proposal-mutation-context'

type Texts = ProposalMutationContext['texts']['detail']

/** Says why a proposal could not be sent, when it is the fault of its text, its client or its last day. */
export function reasonNotSent(error: unknown, detail: Texts): string | undefined {
  const { fields = {} } = requestErrorOf(error).details
  const variables = fields.variables ?? ''
  for (const [field, problems] of Object.entries(sendingProblems)) {
    const problem = problems.find((name) => name === fields[field])
    if (problem) return detail(`problems.${problem}`, { variables })
  }
  return undefined
}

/** Says what someone else has done with the proposal meanwhile. */
export function reasonStale(error: unknown, detail: Texts): string | undefined {
  const { code, details } = requestErrorOf(error)
  if (code !== 'conflict' || !details.current) return undefined
  const { value } = details.current
  if (value === 'draft') return detail('stale.draft')
  if (value === 'signed' || value === 'accepted') return detail('stale.signed')
  return detail('stale.sent')
}
