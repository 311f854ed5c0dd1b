'use client'

import { useQuery, useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { iconButton } from '@/components/staff/icon-button'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { Icon } from '@/components/staff/icon'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { Button } from '@/components/ui/button'
import { languages, localizedPath } from '@/i18n/languages'
import type { BoardCategory } from '../queries/category-list'
import { CategoryForm } from './category-form'
import { deleteCategoryMutation, usePostMutationContext } from './post-mutations'
import { categoryListQuery } from './post-params'
import { textIn } from '../board-rules'

type CategoryListDialogProps = {
  onEdit: (category: BoardCategory | 'new') => void
  onDelete: (category: BoardCategory) => void
  onClose: () => void
}

/** Every category, with its address and how many posts have it. */
function CategoryListDialog({ onEdit, onDelete, onClose }: CategoryListDialogProps) {
  const t = useTranslations('blogBoard.categories')
  const board = useTranslations('blogBoard')
  const { data, error, refetch } = useQuery(categoryListQuery)
  const categories = data?.categories ?? []
  return (
    <StaffDialog title={t('title')} onClose={onClose}>
      <div className={dialogBody}>
        {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <p className="animate-late text-muted">{board('loading')}</p>}
        {data && categories.length === 0 && <BoardEmpty title={t('empty')} text={t('emptyText')} />}
        {categories.length > 0 && (
          <>
            <p className="text-muted">{t('total', { count: categories.length })}</p>
            <ul>
              {categories.map((category) => (
                <CategoryRow key={category.id} {...{ category, onEdit, onDelete }} />
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={dialogFoot}>
        <Button variant="accent" size="compact" onClick={() => onEdit('new')}>
          <Icon name="add" />
          {t('new')}
        </Button>
      </div>
    </StaffDialog>
  )
}

type RowProps = { category: BoardCategory } & Pick<CategoryListDialogProps, 'onEdit' | 'onDelete'>

function CategoryRow({ category, onEdit, onDelete }: RowProps) {
  const t = useTranslations('blogBoard.categories')
  const names = useTranslations('dashboard.languages')
  const reader = useLocale()
  const { texts, posts } = category
  const name = textIn(reader, (language) => texts[language]?.name)
  const lang = name?.lang ?? reader
  const slug = textIn(lang, (language) => texts[language]?.slug)
  const description = texts[lang]?.description
  const missing = languages.filter((language) => !texts[language])
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3">
      <div>
        <b lang={lang}>{name?.text}</b>
        <span className="flex flex-wrap gap-x-3 text-note text-muted">
          {slug && (
            <code className="wrap-anywhere">{localizedPath(`/category/${slug.text}`, slug.lang)}</code>
          )}
          <span>{t('posts', { count: posts })}</span>
          {missing.map((language) => (
            <span key={language} className="text-yellow-text">
              {t('missing', { language: names(language) })}
            </span>
          ))}
        </span>
        <p className={description ? undefined : 'text-muted'} lang={description ? lang : undefined}>
          {description ?? t('noDescription')}
        </p>
      </div>
      <span className="-mr-1.5 flex items-center">
        <button type="button" className={iconButton} onClick={() => onEdit(category)}>
          <Icon name="edit" />
          <span className="sr-only">{t('edit', { name: name?.text ?? '' })}</span>
        </button>
        <button type="button" className={iconButton} onClick={() => onDelete(category)}>
          <Icon name="bin" />
          <span className="sr-only">{t('delete', { name: name?.text ?? '' })}</span>
        </button>
      </span>
    </li>
  )
}

type DeleteCategoryProps = { category: BoardCategory; onClose: () => void }

/** Asks before a category is deleted, and says how many posts currently have it. */
export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
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

/** The categories: the list, and in its place the form of one or the question before one is deleted. */
export function CategoryManager({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<BoardCategory | 'new'>()
  const [deleted, setDeleted] = useState<BoardCategory>()
  if (edited)
    return (
      <CategoryForm category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
    )
  if (deleted) return <DeleteCategory category={deleted} onClose={() => setDeleted(undefined)} />
  return <CategoryListDialog onEdit={setEdited} onDelete={setDeleted} onClose={onClose} />
}
