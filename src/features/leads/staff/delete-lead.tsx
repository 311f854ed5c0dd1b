'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { initialFocus, StaffDialog } from '@/components/staff/staff-dialog'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { runVerb } from '@/lib/run-verb'
import { refetchLeads } from './lead-cache'

type Props = { lead: { id: string; name: string }; onClose: () => void; onDeleted?: () => void }

/** Asks before a lead is deleted with its history. */
export function DeleteLead({ lead, onClose, onDeleted }: Props) {
  const t = useTranslations('leadBoard')
  const common = useTranslations('dashboard')
  const queryClient = useQueryClient()
  const toasts = useBoardToasts()
  const leave = () => {
    onClose()
    onDeleted?.()
    void refetchLeads(queryClient)
  }
  const remove = useMutation({
    mutationFn: () => runVerb('delete-lead', { lead: lead.id }),
    onSuccess: () => {
      toasts.done(common('success'), t('done.deleted'))
      leave()
    },
    onError: (error) => {
      toasts.failed(t('failed.delete'), error)
      if (requestErrorOf(error).code === 'not_found') leave()
    },
  })
  return (
    <StaffDialog title={t('deleteAsk.title')} onClose={onClose}>
      <div className="dialog-body">
        <p>
          <b>{lead.name || t('unknown')}</b>
        </p>
        <p>{t('deleteAsk.text')}</p>
      </div>
      <div className="dialog-foot">
        <Button variant="line" size="compact" ref={initialFocus} onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button
          variant="danger"
          size="compact"
          className="button-destroy"
          aria-disabled={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate()}
        >
          {remove.isPending ? t('deleteAsk.deleting') : t('delete')}
        </Button>
      </div>
    </StaffDialog>
  )
}
