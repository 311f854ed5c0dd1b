'use client'

import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import type { ProposalDetails } from '../queries/proposal-details'

/** What keeps a proposal from being sent, as its dialog knows before anyone tries. */
export function sendingProblemOf({ sending, client }: ProposalDetails) {
  if (sending?.isEmpty) return 'required'
  if (sending && sending.variables.length > 0) return 'variables'
  return client.status === 'suspended' ? 'suspended' : undefined
}

/** Says it, with the way to correct the text. */
export function SendingProblem({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail')
  const problem = sendingProblemOf(proposal)
  if (!problem) return null
  const variables = proposal.sending?.variables.join(', ') ?? ''
  return (
    <div className="proposal-problem" role="alert">
      <p>{t(`problems.${problem}`, { variables })}</p>
      {problem !== 'suspended' && (
        <Link href={`/admin/collections/proposals/${proposal.id}`} prefetch={false}>
          {t('editText')}
        </Link>
      )}
    </div>
  )
}
