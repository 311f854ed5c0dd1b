'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { languages } from '@/i18n/languages'
import { archiveMutation, usePostMutationContext, deleteMutation, publishMutation } from './post-mutations'

type ArchivePostProps = { post: { id: string; changedAt: string }; title: string; onClose: () => void }

/** Asks before a post goes off the site in every language. */
export function ArchivePost({ post, title, onClose }: ArchivePostProps) {
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

type DeletePostProps = { post: { id: string }; title: string; onClose: () => void }

/** Asks before a post is deleted in every language. */
export function DeletePost({ post, title, onClose }: DeletePostProps) {
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

type PublishBothProps = { post: { id: string; changedAt: string }; title: string; onClose: () => void }

/** Asks before both languages of a post go live: one of them may not be ready. */
export function PublishBoth({ post, title, onClose }: PublishBothProps) {
  const t = useTranslations('blogBoard')
  const publish = useMutation(publishMutation(post, languages, usePostMutationContext()))
  return (
    <ConfirmDialog
      title={t('publishBothAsk.title')}
      subject={title}
      button={publish.isPending ? t('publishBothAsk.publishing') : t('actions.publishBoth')}
      isDestructive={false}
      isPending={publish.isPending}
      onConfirm={() => publish.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('publishBothAsk.text')}</p>
    </ConfirmDialog>
  )
}
