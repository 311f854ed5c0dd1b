'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useQuery } from '@tanstack/react-query'
import { dialogBody } from '@/components/ui/dialog'
import { Board } from '@/components/staff/board'
import { useBoard } from '@/components/staff/use-board'
import { Button } from '@/components/ui/button'
import { NEW_INVOICE_PARAMETER } from '@/features/clients/rules'
import { isId } from '@/lib/ids'
import { money } from '@/lib/money'
import { BoardFailed } from '@/components/staff/board-states'
import { StaffDialog } from '@/components/staff/staff-dialog'
import type { InvoiceBoardPage } from '../queries/invoice-board-page'
import { invoiceSorts } from '../rules'
import {
  INVOICE_PREFIX,
  invoiceListQuery,
  invoiceParamsOf,
  type InvoiceParams,
  newInvoiceQuery,
} from './invoice-params'
import { InvoiceRow } from './invoice-row'
import { InvoiceForm, invoiceDrafts } from './invoice-form'

type Props = { clientId: string; proposal?: string; onClose: () => void }

/** The dialog of a new invoice. It reads the next number first. */
function NewInvoice({ clientId, proposal, onClose }: Props) {
  const t = useTranslations('invoiceBoard')
  const { data, error, refetch } = useQuery({
    ...newInvoiceQuery(clientId, proposal),
    refetchOnWindowFocus: false,
  })
  return (
    <StaffDialog title={t('form.title')} drafts={invoiceDrafts(clientId)} onClose={onClose}>
      {data ? (
        <InvoiceForm clientId={clientId} given={data} onClose={onClose} />
      ) : (
        <div className={dialogBody}>
          {error ? (
            <BoardFailed title={t('failed.form')} error={error} onRetry={() => void refetch()} />
          ) : (
            <p role="status">{t('loading')}</p>
          )}
        </div>
      )}
    </StaffDialog>
  )
}

const order = { sorts: invoiceSorts, byDefault: 'due' } as const

/** The parameter that opens the form is '1', or the id of a proposal. */
const proposalOf = (value: string) => (isId(value) ? value : undefined)

/** The invoices of a client, in the page of the client. Admins issue new ones and mark them as paid. */
export function ClientInvoices({ clientId }: { clientId: string }) {
  const t = useTranslations('invoiceBoard')
  const language = useLocale()
  const amountsOf = (sums: InvoiceBoardPage['sums']) =>
    sums.map(({ cents, currency }) => money(cents, currency, language)).join(' + ')
  const board = useBoard({
    prefix: INVOICE_PREFIX,
    paramsOf: invoiceParamsOf,
    query: (params: InvoiceParams) => invoiceListQuery(clientId, params),
    rowsOf: (page) => page.invoices,
    order,
    failed: t('failed.fetch'),
  })
  const { page } = board
  const opened = board.url.get(NEW_INVOICE_PARAMETER)
  const setNew = (isOpen: boolean) => board.open(NEW_INVOICE_PARAMETER, isOpen ? '1' : undefined)
  return (
    <Board
      board={board}
      bar="mt-3.5"
      heading={t('heading')}
      tools={
        page?.canChange && (
          <Button
            variant="line"
            size="compact"
            className="ml-auto max-md:w-full"
            onClick={() => setNew(true)}
          >
            {t('new')}
          </Button>
        )
      }
      table={{
        columns: [
          { key: 'number', label: t('columns.number'), sort: 'number' },
          { key: 'due', label: t('columns.due'), sort: 'due', className: 'w-[15%]' },
          { key: 'amount', label: t('columns.amount'), sort: 'amount', isRight: true, className: 'w-[15%]' },
          { key: 'status', label: t('columns.status'), className: 'w-[19%]' },
          { key: 'actions', label: t('columns.actions'), isRight: true, className: 'w-[30%]' },
        ],
        row: (invoice) =>
          page && <InvoiceRow invoice={invoice} today={page.today} canChange={page.canChange} />,
      }}
      loading={t('loading')}
      empty={{ title: t('empty.title'), first: t('empty.text') }}
      total={
        page && [
          t('total', { count: page.total }),
          t('sum', { amounts: amountsOf(page.sums) }),
          page.overdue.length > 0 && t('overdueSum', { amounts: amountsOf(page.overdue) }),
        ]
      }
    >
      {page?.canChange && opened && (
        <NewInvoice clientId={clientId} proposal={proposalOf(opened)} onClose={() => setNew(false)} />
      )}
    </Board>
  )
}
