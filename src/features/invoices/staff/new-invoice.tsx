'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { BoardFailed } from '@/components/staff/board-states'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { InvoiceForm, invoiceDrafts } from './invoice-form'
import { newInvoiceQuery } from './invoice-params'

type Props = { clientId: string; proposal?: string; onClose: () => void }

/** The dialog of a new invoice. It reads the next number first. */
export function NewInvoice({ clientId, proposal, onClose }: Props) {
  const t = useTranslations('invoiceBoard')
  const { data, error, refetch } = useQuery({
    ...newInvoiceQuery(clientId, proposal),
    refetchOnWindowFocus: false,
  })
  return (
    <StaffDialog
      title={t('form.title')}
      className="new-invoice"
      drafts={invoiceDrafts(clientId)}
      onClose={onClose}
    >
      {data ? (
        <InvoiceForm clientId={clientId} given={data} onClose={onClose} />
      ) : (
        <div className="dialog-body">
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
