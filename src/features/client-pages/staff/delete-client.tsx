'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { requestErrorOf } from '@/lib/request-error'
import { deleteMutation, useClientMutationContext } from './client-mutations'

type Props = { client: { id: string; name: string }; onClose: () => void; onDeleted: () => void }

/** Asks before a client is deleted. For admins. */
export function DeleteClient({ client, onClose, onDeleted }: Props) {
  const t = useTranslations('clientBoard')
  const success = useTranslations('dashboard')('success')
  const remove = useMutation(deleteMutation(client.id, useClientMutationContext(), success))
  const run = () =>
    remove.mutate(undefined, {
      onSuccess: onDeleted,
      onError: (error) => (requestErrorOf(error).code === 'not_found' ? onDeleted() : onClose()),
    })
  return (
    <ConfirmDialog
      title={t('deleteAsk.title')}
      subject={client.name}
      button={remove.isPending ? t('deleteAsk.deleting') : t('delete')}
      isPending={remove.isPending}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('deleteAsk.text')}</p>
    </ConfirmDialog>
  )
}
