'use client'

import { useTranslations } from 'next-intl'

import { useTime } from '@/components/staff/use-time'
import type { ProposalDetails } from '../queries/proposal-details'

/** The steps from the draft to the first invoice: when each was reached, and where the proposal is. */
export function ProposalProgress({ proposal }: { proposal: ProposalDetails }) {
  const t = useTranslations('proposalBoard.detail.way')
  const timeOf = useTime()
  const { state, createdAt, sentAt, openedAt, signedAt, declinedAt } = proposal
  const isSent = state !== 'draft' && state !== 'revised'
  const last =
    state === 'rejected'
      ? ({ name: 'declined', at: declinedAt } as const)
      : ({ name: 'signed', at: signedAt } as const)
  const steps = [
    { name: 'created', at: createdAt },
    { name: 'sent', at: isSent ? sentAt : null },
    { name: 'opened', at: isSent ? openedAt : null },
    last,
  ] as const
  const isDone = ({ name, at }: (typeof steps)[number]) => Boolean(at) || name === 'declined'
  return (
    <ol className="proposal-progress" aria-label={t('label')}>
      {steps.map((step) => (
        <li key={step.name} className={isDone(step) ? 'way-done' : 'way-next'}>
          <svg viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 34A50 32 0 0 1 100 34" />
          </svg>
          <b>{t(step.name)}</b>
          {step.at ? (
            <time dateTime={step.at}>{timeOf(step.at)}</time>
          ) : (
            !isDone(step) && <span className="muted">{t('notYet')}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
