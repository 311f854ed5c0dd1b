'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { deleteMutation, usePostMutationContext } from './post-mutations'

type Props = { post: { id: string }; title: string; onClose: () => void }

/** Asks before a post is deleted in every language. */
export function DeletePost({ post, title, onClose }: Props) {
  const t = useTranslations('blogBoard')
  const remove = useMutation(deleteMutation(post, usePostMutationContext()))
  return (
    <ConfirmDialog
      title={t('deleteAsk.title')}
      subject={title}
      button={remove.isPending ? t('deleteAsk.deleting') : t('delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('deleteAsk.text')}</p>
      <p>{t('deleteAsk.final')}</p>
    </ConfirmDialog>
  )
}
