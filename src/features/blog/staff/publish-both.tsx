'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { languages } from '@/i18n/languages'
import { publishMutation, usePostMutationContext } from './post-mutations'

type Props = { post: { id: string; changedAt: string }; title: string; onClose: () => void }

/** Asks before both languages of a post go live: one of them may not be ready. */
export function PublishBoth({ post, title, onClose }: Props) {
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
