'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { runVerb } from '@/lib/run-verb'
import { aboutLeads } from './lead-mutations'

type Props = { lead: { id: string; name: string }; onClose: () => void; onDeleted?: () => void }

/** Asks before a lead is deleted with its history. */
export function DeleteLead({ lead, onClose, onDeleted }: Props) {
  const t = useTranslations('leadBoard')
  const common = useTranslations('dashboard')
  const leave = () => {
    onClose()
    onDeleted?.()
  }
  const remove = useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('delete-lead', { lead: lead.id }),
      done: () => [common('success'), t('done.deleted')],
      failed: t('failed.delete'),
      onDone: leave,
      onFailed: ({ code }) => code === 'not_found' && leave(),
      refetch: aboutLeads,
    }),
  )
  return (
    <ConfirmDialog
      title={t('deleteAsk.title')}
      subject={lead.name || t('unknown')}
      button={remove.isPending ? t('deleteAsk.deleting') : t('delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>{t('deleteAsk.text')}</p>
    </ConfirmDialog>
  )
}
