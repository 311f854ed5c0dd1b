'use client'

import { BoardPagination } from '@/components/staff/board-pagination'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'

import { Button } from '@/components/ui/button'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useUrl } from '@/components/staff/use-url'
import { money } from '@/lib/money'
import { isId } from '@/lib/ids'
import { invoiceSorts } from '../rules'
import { invoiceListQuery, invoiceParamsOf, invoiceUrl } from './invoice-params'
import type { InvoiceBoardPage } from '../queries/invoice-board-page'
import { InvoiceRow } from './invoice-row'
import { NewInvoice } from './new-invoice'

/** The parameter that opens the form is '1', or the id of a proposal. */
const proposalOf = (value: string | null) => (value && isId(value) ? value : undefined)

/** The invoices of a client, in the page of the client. Admins issue new ones and mark them as paid. */
export function ClientInvoices({ clientId }: { clientId: string }) {
  const t = useTranslations('invoiceBoard')
  const language = useLocale()
  const amountsOf = (sums: InvoiceBoardPage['sums']) =>
    sums.map(({ cents, currency }) => money(cents, currency, language)).join(' + ')
  const heading = useId()
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => invoiceParamsOf((name) => url.get(name)), [url])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...invoiceListQuery(clientId, params),
    placeholderData: keepPreviousData,
  })

  useReadErrorToast(error, t('failed.fetch'))

  const setNew = (isOpen: boolean) =>
    changeUrl({ [invoiceUrl.isNew]: isOpen ? '1' : undefined }, isOpen ? 'push' : 'replace')
  const sort = invoiceSorts.find((name) => name === params.sort) ?? 'due'
  const columns = [
    { key: 'number', label: t('columns.number'), sort: { by: 'number', first: 'asc' } },
    { key: 'due', label: t('columns.due'), sort: { by: 'due', first: 'desc' } },
    { key: 'amount', label: t('columns.amount'), sort: { by: 'amount', first: 'desc' }, isRight: true },
    { key: 'status', label: t('columns.status') },
    { key: 'actions', label: t('columns.actions'), isRight: true },
  ] as const

  return (
    <section className="board client-invoices" aria-labelledby={heading}>
      <div className="board-bar">
        <h2 id={heading}>{t('heading')}</h2>
        {data?.canChange && (
          <Button variant="line" size="compact" className="board-new" onClick={() => setNew(true)}>
            {t('new')}
          </Button>
        )}
      </div>
      {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 ? (
        <BoardEmpty title={t('empty.title')} text={t('empty.text')} />
      ) : (
        (data ?? !error) && (
          <BoardTable
            className="invoices-table"
            caption={t('heading')}
            columns={columns}
            sort={{ by: sort, direction: params.direction === 'asc' ? 'asc' : 'desc' }}
            onSort={(by, direction) =>
              changeUrl({
                [invoiceUrl.page]: undefined,
                [invoiceUrl.sort]: by,
                [invoiceUrl.direction]: direction,
              })
            }
            loading={t('loading')}
            isBusy={isPlaceholderData}
          >
            {data?.invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} today={data.today} canChange={data.canChange} />
            ))}
          </BoardTable>
        )
      )}
      {data && data.total > 0 && (
        <BoardPagination
          parts={[
            t('total', { count: data.total }),
            t('sum', { amounts: amountsOf(data.sums) }),
            data.overdue.length > 0 && t('overdueSum', { amounts: amountsOf(data.overdue) }),
          ]}
          page={data.page}
          pages={data.pages}
          onMove={(page) => changeUrl({ [invoiceUrl.page]: page })}
        />
      )}
      {data?.canChange && url.get(invoiceUrl.isNew) && (
        <NewInvoice
          clientId={clientId}
          proposal={proposalOf(url.get(invoiceUrl.isNew))}
          onClose={() => setNew(false)}
        />
      )}
    </section>
  )
}
