'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { archiveMutation, usePostMutationContext } from './post-mutations'

type Props = { post: { id: string; changedAt: string }; title: string; onClose: () => void }

/** Asks before a post goes off the site in every language. */
export function ArchivePost({ post, title, onClose }: Props) {
  const t = useTranslations('blogBoard')
  const archive = useMutation(archiveMutation(post, usePostMutationContext()))
  return (
    <ConfirmDialog
      title={t('archiveAsk.title')}
      subject={title}
      button={archive.isPending ? t('archiveAsk.archiving') : t('actions.archive')}
      isPending={archive.isPending}
      onConfirm={() => archive.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('archiveAsk.text')}</p>
    </ConfirmDialog>
  )
}
