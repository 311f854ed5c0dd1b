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
import { FeeCell } from './fee-cell'
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
    <span className="flex items-center justify-end">
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
      <a
        href={localizedPath(`/proposal/${id}`, language)}
        target="_blank"
        rel="noreferrer"
        className="ml-2 text-link max-md:inline-block max-md:py-3"
      >
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

/** The fees leave where the title would have less than 200 px. */
const ROOMY = 'md:@max-[--spacing(280)]:hidden'

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
      <th scope="row" className="max-md:col-span-full">
        <a
          href={proposalHref(id)}
          className={`${rowTitle} max-md:-my-3 max-md:inline-block max-md:py-3 max-md:text-body/5.5`}
          onClick={here(() => openProposal(id))}
        >
          {title}
        </a>
      </th>
      <td className="max-md:col-span-full">
        {client ? client.name : t('noClient')}
        {client?.company && (
          <span className="block text-note/4.5 text-muted max-md:ml-2 max-md:inline">{client.company}</span>
        )}
      </td>
      <FeeCell label={t('columns.setup')} className={ROOMY}>
        {setupFee ? amountOf(setupFee) : '—'}
      </FeeCell>
      <FeeCell label={t('columns.monthly')} isMonthly className={ROOMY}>
        {monthlyFee ? perMonth('perMonth', { amount: amountOf(monthlyFee) }) : '—'}
      </FeeCell>
      <FeeCell label={t('columns.amount')}>{amountOf(amount)}</FeeCell>
      <td className="max-md:col-start-1 max-md:self-center">
        <Chip {...proposalStyles[state]}>{states(state)}</Chip>
        {openedAt && (
          <small className="mt-1 block text-note text-muted">{t('opened', { date: timeOf(openedAt) })}</small>
        )}
      </td>
      <td className="text-muted max-md:col-start-2 max-md:text-end">
        <time dateTime={createdAt}>{timeOf(createdAt)}</time>
      </td>
      <td className="text-end max-md:col-start-2 max-md:empty:hidden">
        {proposal.canView && <RowActions proposal={proposal} />}
      </td>
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
          { key: 'client', label: t('columns.client'), className: 'md:w-37.5' },
          { key: 'setup', label: t('columns.setup'), isRight: true, className: `md:w-26.5 ${ROOMY}` },
          { key: 'monthly', label: t('columns.monthly'), isRight: true, className: `md:w-35.5 ${ROOMY}` },
          { key: 'amount', label: t('columns.amount'), isRight: true, className: 'md:w-26.5' },
          { key: 'status', label: t('columns.status'), className: 'md:w-42.5' },
          { key: 'created', label: t('columns.created'), className: 'md:w-28' },
          { key: 'actions', label: t('columns.actions'), isRight: true, className: 'md:w-38' },
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
