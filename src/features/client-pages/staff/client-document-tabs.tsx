'use client'

import { useTranslations, useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { useUrl } from '@/components/staff/use-url'
import { ClientInvoices } from '@/features/invoices/staff/client-invoices'
import { changedQuery } from '@/lib/changed-query'
import { clientDocuments, type ClientDocuments, DOCUMENTS_PARAMETER } from '@/features/clients/rules'
import { Chip } from '@/components/ui/chip'
import { proposalStyles } from '@/features/proposals/proposal-state'
import { proposalHref } from '@/features/proposals/staff/proposal-params'
import { useTime } from '@/components/staff/use-time'
import { localizedPath } from '@/i18n/languages'
import { money } from '@/lib/money'
import { PriorityChip, StatusChip } from '@/features/tickets/staff/ticket-chips'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import type { ClientDetails } from '../queries/client-details'
import { documentsOf } from './client-params'
import type { ClientProposal, ClientTicket } from '../queries/client-documents'
import { AmountCell, Cell, DocumentRow, DocumentTable, HeadCell, TitleCell, ViewCell } from './document-table'

/** The proposals of a client. View is only where it works. */
function ClientProposalRows({ proposals }: { proposals: readonly ClientProposal[] }) {
  const t = useTranslations('clientBoard.proposals')
  return (
    <DocumentTable
      head={
        <>
          <HeadCell>{t('title')}</HeadCell>
          <HeadCell isAmount>{t('setup')}</HeadCell>
          <HeadCell isAmount>{t('monthly')}</HeadCell>
          <HeadCell>{t('status')}</HeadCell>
          <HeadCell>
            <span className="sr-only">{t('view')}</span>
          </HeadCell>
        </>
      }
    >
      {proposals.map((proposal) => (
        <Row key={proposal.id} proposal={proposal} />
      ))}
    </DocumentTable>
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
    <DocumentRow>
      <TitleCell href={proposalHref(id)} title={title}>
        {t(verb, { date, opened: openedAt ? timeOf(openedAt, 'sentence') : '' })}
      </TitleCell>
      <AmountCell name={t('setup')}>{setupFee ? money(setupFee, currency, language) : '—'}</AmountCell>
      <AmountCell name={t('monthly')}>
        {monthlyFee ? t('perMonth', { fee: money(monthlyFee, currency, language) }) : '—'}
      </AmountCell>
      <Cell>
        <Chip {...proposalStyles[state]}>{states(state)}</Chip>
      </Cell>
      <ViewCell
        href={canOpen && localizedPath(`/proposal/${id}`, language)}
        label={view('viewOne', { title })}
      >
        {view('view')}
      </ViewCell>
    </DocumentRow>
  )
}

/** The tickets of a client. */
function ClientTicketRows({ tickets }: { tickets: readonly ClientTicket[] }) {
  const t = useTranslations('clientBoard.support')
  const timeOf = useTime()
  return (
    <DocumentTable
      head={
        <>
          <HeadCell>{t('ticket')}</HeadCell>
          <HeadCell>{t('priority')}</HeadCell>
          <HeadCell>{t('status')}</HeadCell>
          <HeadCell>{t('created')}</HeadCell>
        </>
      }
    >
      {tickets.map(({ id, number, title, priority, status, createdAt }) => (
        <DocumentRow key={id}>
          <TitleCell href={ticketHref(id)} title={title}>
            {t('number', { number: String(number) })}
          </TitleCell>
          <Cell>
            <PriorityChip priority={priority} />
          </Cell>
          <Cell>
            <StatusChip status={status} />
          </Cell>
          <Cell>
            <time dateTime={createdAt}>{timeOf(createdAt)}</time>
          </Cell>
        </DocumentRow>
      ))}
    </DocumentTable>
  )
}

type Props = { details: ClientDetails; onMore: () => void }

/** Proposals, invoices and tickets of a client, with their counts. The URL has the open tab. */
export function ClientDocumentTabs({ details: { client, documents }, onMore }: Props) {
  const t = useTranslations('clientBoard')
  const [url, changeUrl] = useUrl()
  const current = documentsOf(url.get(DOCUMENTS_PARAMETER))
  const parameterOf = (name: ClientDocuments) => (name === 'proposals' ? undefined : name)
  const { rows, total } = documents[current]
  // The list of invoices has its own empty state and pages.
  const isOwnList = current === 'invoices'
  const panels: Record<ClientDocuments, ReactNode> = {
    proposals: <ClientProposalRows proposals={documents.proposals.rows} />,
    invoices: isOwnList && <ClientInvoices clientId={client.id} />,
    support: <ClientTicketRows tickets={documents.support.rows} />,
  }
  return (
    <div className="mt-5.5">
      <Tabs
        label={t('view.documents')}
        current={current}
        tabs={clientDocuments.map((name) => ({
          name,
          label: `${t(`tabs.${name}`)} ${documents[name].total}`,
          href: `/admin${changedQuery(url.toString(), { [DOCUMENTS_PARAMETER]: parameterOf(name) })}`,
        }))}
        onSelect={(name) => changeUrl({ [DOCUMENTS_PARAMETER]: parameterOf(name) }, 'replace')}
      />
      {clientDocuments.map((name) => (
        <div
          key={name}
          id={`panel-${name}`}
          role="tabpanel"
          aria-labelledby={`tab-${name}`}
          hidden={name !== current}
        >
          {total === 0 && name === current && !isOwnList ? (
            <p className="py-5 text-muted">{t(`none.${name}`)}</p>
          ) : (
            panels[name]
          )}
        </div>
      ))}
      {rows.length < total && !isOwnList && (
        <p className="flex flex-wrap items-center justify-between gap-2 pt-3 text-note text-muted">
          {t('view.showing', { shown: rows.length, total })}
          <Button variant="line" size="compact" onClick={onMore}>
            {t('view.more')}
          </Button>
        </p>
      )}
    </div>
  )
}
