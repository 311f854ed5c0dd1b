'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import { here } from '@/components/staff/here'
import { listTime } from '@/components/staff/list-time'
import { money } from '@/lib/money'
import type { RecentProposal } from '../queries/recent-proposals'
import { proposalStyles } from './proposal-styles'
import { openProposal, proposalHref } from './proposal-params'
import { RowActions } from './row-actions'

type Props = { proposal: RecentProposal; isCurrent: boolean }

/** A proposal in the list of the newest. Its title opens the dialog. */
export function RecentProposalRow({ proposal, isCurrent }: Props) {
  const t = useTranslations('proposalBoard.recent')
  const states = useTranslations('proposalNames.states')
  const perMonth = useTranslations('proposalBoard.list')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const { id, title, client, setupFee, monthlyFee, amount, currency, state, createdAt, openedAt } = proposal
  const amountOf = (cents: number) => money(cents, currency, language)
  const timeOf = (at: string) => listTime(new Date(at), language, zone, now)
  return (
    <tr data-row={id} className={isCurrent ? 'board-current' : undefined}>
      <th scope="row" className="board-proposal">
        <a href={proposalHref(id)} className="row-title" onClick={here(() => openProposal(id))}>
          {title}
        </a>
      </th>
      <td className="board-client">
        {client ? client.name : t('noClient')}
        {client?.company && <span>{client.company}</span>}
      </td>
      <td className="board-setup board-right" data-label={t('columns.setup')}>
        {setupFee ? amountOf(setupFee) : '—'}
      </td>
      <td className="board-monthly board-right" data-label={t('columns.monthly')}>
        {monthlyFee ? perMonth('perMonth', { amount: amountOf(monthlyFee) }) : '—'}
      </td>
      <td className="board-amount board-right" data-label={t('columns.amount')}>
        {amountOf(amount)}
      </td>
      <td className="board-status">
        <Chip {...proposalStyles[state]}>{states(state)}</Chip>
        {openedAt && <small className="muted">{t('opened', { date: timeOf(openedAt) })}</small>}
      </td>
      <td className="board-created">
        <time dateTime={createdAt}>{timeOf(createdAt)}</time>
      </td>
      <td className="board-actions">{proposal.canView && <RowActions proposal={proposal} />}</td>
    </tr>
  )
}
