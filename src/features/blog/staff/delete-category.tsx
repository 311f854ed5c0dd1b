'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'

import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import type { BoardCategory } from '../queries/category-list'
import { textIn } from './text-in-language'
import { deleteCategoryMutation } from './category-mutations'
import { categoryListQuery } from './post-params'
import { usePostMutationContext } from './post-mutations'

type Props = { category: BoardCategory; onClose: () => void }

/** Asks before a category is deleted, and says how many posts currently have it. */
export function DeleteCategory({ category, onClose }: Props) {
  const t = useTranslations('blogBoard.categories')
  const reader = useLocale()
  const { data } = useQuery(categoryListQuery)
  const { posts, texts } = data?.categories.find(({ id }) => id === category.id) ?? category
  const remove = useMutation(deleteCategoryMutation({ id: category.id, posts }, usePostMutationContext()))
  return (
    <ConfirmDialog
      title={t('deleteAsk.title')}
      subject={textIn(reader, (language) => texts[language]?.name)?.text ?? ''}
      button={t('deleteAsk.button')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('deleteAsk.text')}</p>
      <p>{t('deleteAsk.posts', { count: posts })}</p>
    </ConfirmDialog>
  )
}
