'use client'

import { rowTitle } from '@/components/staff/row-title'
import { iconButton } from '@/components/staff/icon-button'
import { Link } from '@/components/staff/link'
import { useTranslations, useLocale, useNow, useTimeZone } from 'next-intl'
import { useMutation } from '@tanstack/react-query'
import { Board } from '@/components/staff/board'
import { listParams } from '@/components/staff/list-params'
import { useBoard } from '@/components/staff/use-board'
import { Icon, type IconName } from '@/components/staff/icon'
import { useHydrated } from '@/components/ui/use-browser'
import { localizedPath } from '@/i18n/languages'
import { Chip } from '@/components/ui/chip'
import { here } from '@/components/staff/use-url'
import { listTime } from '@/components/staff/use-time'
import { money } from '@/lib/money'
import { recentProposalsQuery, openProposal, proposalHref } from './proposal-params'
import type { RecentProposal } from '../queries/recent-proposals'
import { isDraft, isRevisable, proposalStyles } from '../proposal-state'
import { copyLink, duplicateMutation, useProposalMutationContext } from './proposal-mutations'

/** What can be done with a proposal of the list, by those who may change it. */
function RowActions({ proposal }: { proposal: RecentProposal }) {
  const t = useTranslations('proposalBoard')
  const language = useLocale()
  const context = useProposalMutationContext()
  const duplicate = useMutation(duplicateMutation(context, (id) => openProposal(id)))
  const { id, title, state, link } = proposal
  const draft = isDraft(state)
  return (
    <span>
      {draft && (
        <Action icon="send" name={t('detail.sendOne', { title })} run={() => openProposal(id, 'send')} />
      )}
      {isRevisable(state) && (
        <Action icon="edit" name={t('detail.reviseOne', { title })} run={() => openProposal(id, 'revise')} />
      )}
      <Action
        icon="link"
        name={t('detail.copyOne', { title })}
        run={() => (draft ? openProposal(id, 'link') : void copyLink(link, context))}
      />
      <Action
        icon="copy"
        name={t('detail.duplicateOne', { title })}
        isBusy={duplicate.isPending}
        run={() => duplicate.mutate(id)}
      />
      <a href={localizedPath(`/proposal/${id}`, language)} target="_blank" rel="noreferrer">
        {t('recent.view')}
        <span className="sr-only">{`: ${title}, ${t('recent.newTab')}`}</span>
      </a>
    </span>
  )
}

type ActionProps = { icon: IconName; name: string; isBusy?: boolean; run: () => void }

function Action({ icon, name, isBusy = false, run }: ActionProps) {
  const isHydrated = useHydrated()
  return (
    <button
      type="button"
      className={iconButton}
      title={name}
      disabled={!isHydrated}
      aria-disabled={isBusy}
      onClick={() => !isBusy && run()}
    >
      <Icon name={icon} />
      <span className="sr-only">{name}</span>
    </button>
  )
}

type Props = { proposal: RecentProposal; isCurrent: boolean }

/** A proposal in the list of the newest. Its title opens the dialog. */
function RecentProposalRow({ proposal, isCurrent }: Props) {
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
    <tr data-row={id} data-current={isCurrent || undefined}>
      <th scope="row" className="board-proposal">
        <a href={proposalHref(id)} className={rowTitle} onClick={here(() => openProposal(id))}>
          {title}
        </a>
      </th>
      <td className="board-client">
        {client ? client.name : t('noClient')}
        {client?.company && (
          <span className="block text-note/4.5 text-muted max-md:ml-2 max-md:inline">{client.company}</span>
        )}
      </td>
      <td className="board-setup text-end" data-label={t('columns.setup')}>
        {setupFee ? amountOf(setupFee) : '—'}
      </td>
      <td className="board-monthly text-end" data-label={t('columns.monthly')}>
        {monthlyFee ? perMonth('perMonth', { amount: amountOf(monthlyFee) }) : '—'}
      </td>
      <td className="board-amount text-end" data-label={t('columns.amount')}>
        {amountOf(amount)}
      </td>
      <td className="board-status">
        <Chip {...proposalStyles[state]}>{states(state)}</Chip>
        {openedAt && <small className="text-muted">{t('opened', { date: timeOf(openedAt) })}</small>}
      </td>
      <td className="board-created">
        <time dateTime={createdAt}>{timeOf(createdAt)}</time>
      </td>
      <td className="board-actions">{proposal.canView && <RowActions proposal={proposal} />}</td>
    </tr>
  )
}

/** The list is always the same. */
const paramsOf = listParams([])

/** The newest proposals of all staff. The whole list is in the collection. */
export function RecentProposals() {
  const t = useTranslations('proposalBoard.recent')
  const board = useBoard({
    paramsOf,
    query: () => recentProposalsQuery,
    rowsOf: (page) => page.proposals,
    failed: t('failed'),
  })
  const { page } = board
  return (
    <Board
      board={board}
      heading={t('heading')}
      table={{
        columns: [
          { key: 'proposal', label: t('columns.proposal') },
          { key: 'client', label: t('columns.client') },
          { key: 'setup', label: t('columns.setup'), isRight: true },
          { key: 'monthly', label: t('columns.monthly'), isRight: true },
          { key: 'amount', label: t('columns.amount'), isRight: true },
          { key: 'status', label: t('columns.status') },
          { key: 'created', label: t('columns.created') },
          { key: 'actions', label: t('columns.actions'), isRight: true },
        ],
        row: (proposal, isCurrent) => <RecentProposalRow proposal={proposal} isCurrent={isCurrent} />,
      }}
      loading={t('loading')}
      empty={{ title: t('empty.title'), first: t('empty.text') }}
      total={page && [t('scope', { shown: page.proposals.length, total: page.total })]}
      more={<Link href="/admin/collections/proposals">{t('all')}</Link>}
      keys={[{ keys: ['J', 'K'] }]}
    />
  )
}
