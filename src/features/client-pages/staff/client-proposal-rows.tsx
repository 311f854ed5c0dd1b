'use client'

import { Link } from '@payloadcms/ui'
import { useLocale, useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import { proposalStyles } from '@/features/proposals/staff/proposal-styles'
import { proposalHref } from '@/features/proposals/staff/proposal-params'
import { useTime } from '@/components/staff/use-time'
import { localizedPath } from '@/i18n/languages'
import { money } from '@/lib/money'
import type { ClientProposal } from '../queries/client-documents'

/** The proposals of a client. View is only where it works. */
export function ClientProposalRows({ proposals }: { proposals: readonly ClientProposal[] }) {
  const t = useTranslations('clientBoard.proposals')
  return (
    <table className="client-table">
      <thead>
        <tr>
          <th scope="col">{t('title')}</th>
          <th scope="col" className="client-money">
            {t('setup')}
          </th>
          <th scope="col" className="client-money">
            {t('monthly')}
          </th>
          <th scope="col">{t('status')}</th>
          <th scope="col">
            <span className="sr-only">{t('view')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map((proposal) => (
          <Row key={proposal.id} proposal={proposal} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ proposal }: { proposal: ClientProposal }) {
  const t = useTranslations('clientBoard.proposals')
  const view = useTranslations('clientBoard.view')
  const states = useTranslations('proposalNames.states')
  const language = useLocale()
  const timeOf = useTime()
  const { id, title, state, setupFee, monthlyFee, currency, createdAt, sentAt, openedAt, signedAt, canOpen } =
    proposal
  const [verb, at] = signedAt
    ? (['signed', signedAt] as const)
    : sentAt
      ? ([openedAt ? 'opened' : 'sent', sentAt] as const)
      : (['created', createdAt] as const)
  const date = timeOf(at, 'sentence')
  return (
    <tr>
      <th scope="row">
        <Link href={proposalHref(id)} prefetch={false}>
          {title}
        </Link>
        <small>{t(verb, { date, opened: openedAt ? timeOf(openedAt, 'sentence') : '' })}</small>
      </th>
      <td className="client-money">
        <span className="board-label">{t('setup')}</span>
        {setupFee ? money(setupFee, currency, language) : '—'}
      </td>
      <td className="client-money">
        <span className="board-label">{t('monthly')}</span>
        {monthlyFee ? t('perMonth', { fee: money(monthlyFee, currency, language) }) : '—'}
      </td>
      <td>
        <Chip {...proposalStyles[state]}>{states(state)}</Chip>
      </td>
      <td className="client-view">
        {canOpen && (
          <a href={localizedPath(`/proposal/${id}`, language)} aria-label={view('viewOne', { title })}>
            {view('view')}
          </a>
        )}
      </td>
    </tr>
  )
}
