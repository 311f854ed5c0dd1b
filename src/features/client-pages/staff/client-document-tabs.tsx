'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { useUrl } from '@/components/staff/use-url'
import { ClientInvoices } from '@/features/invoices/staff/client-invoices'
import { changedQuery } from '@/lib/changed-query'
import type { ClientDetails } from '../queries/client-details'
import { clientDocuments, type ClientDocuments, DOCUMENTS_PARAMETER } from '@/features/clients/rules'
import { documentsOf } from './client-params'
import { ClientProposalRows } from './client-proposal-rows'
import { ClientTicketRows } from './client-ticket-rows'

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
    <div className="client-documents">
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
            <p className="client-none">{t(`none.${name}`)}</p>
          ) : (
            panels[name]
          )}
        </div>
      ))}
      {rows.length < total && !isOwnList && (
        <p className="client-more">
          {t('view.showing', { shown: rows.length, total })}
          <Button variant="line" size="compact" onClick={onMore}>
            {t('view.more')}
          </Button>
        </p>
      )}
    </div>
  )
}
