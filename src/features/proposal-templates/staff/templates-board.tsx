'use client'

import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { dialogBody } from '@/components/ui/dialog'
import { Board } from '@/components/staff/board'
import { BoardFailed } from '@/components/staff/board-states'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useBoard } from '@/components/staff/use-board'
import { ProposalViews } from '@/features/proposals/staff/proposal-views'
import type { ListedTemplate } from '../queries/templates'
import { TemplateForm } from './template-form'
import { deleteTemplateMutation, useTemplateMutationContext } from './template-mutations'
import {
  closeTemplate,
  NEW_TEMPLATE,
  templateQuery,
  openTemplate,
  TEMPLATE_PARAMETER,
  templateHref,
  templateListQuery,
  templateParamsOf,
} from './template-params'
import { TemplateRow } from './template-row'

/** The dialog of a template, or for a new one. */
function TemplateDialog({ id }: { id: string }) {
  const t = useTranslations('proposalBoard')
  const isNew = id === NEW_TEMPLATE
  const { data, error, refetch } = useQuery({ ...templateQuery(id), enabled: !isNew })
  return (
    <StaffDialog
      title={t(isNew ? 'form.create' : 'form.edit')}
      className="md:w-190"
      drafts={`template-${id}-`}
      onClose={closeTemplate}
    >
      {(isNew || data) && <TemplateForm drafts={`template-${id}-`} template={data} onSaved={closeTemplate} />}
      {!isNew && !data && (
        <div className={dialogBody}>
          {error ? (
            <BoardFailed title={t('failed.one')} error={error} onRetry={() => void refetch()} />
          ) : (
            <p className="animate-late text-muted">{t('form.loading')}</p>
          )}
        </div>
      )}
    </StaffDialog>
  )
}

type Props = { template: { id: string; name: string }; onClose: () => void }

/** Asks before a template is deleted. */
function DeleteTemplate({ template, onClose }: Props) {
  const context = useTemplateMutationContext()
  const { board } = context.texts
  const remove = useMutation(deleteTemplateMutation(context, onClose))
  return (
    <ConfirmDialog
      title={board('deleteAsk.title')}
      subject={template.name}
      button={board(remove.isPending ? 'deleteAsk.deleting' : 'deleteAsk.delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(template.id)}
      onClose={onClose}
    >
      <p>{board('deleteAsk.text')}</p>
    </ConfirmDialog>
  )
}

const order = { sorts: { created: 'desc', name: 'asc' }, byDefault: 'created' } as const

/** The templates of proposals. Order, page and the open dialog are in the URL. */
export function TemplatesBoard() {
  const t = useTranslations('proposalBoard')
  const board = useBoard({
    paramsOf: templateParamsOf,
    query: templateListQuery,
    rowsOf: (page) => page.templates,
    order,
    failed: t('failed.fetch'),
  })
  const { page, current } = board
  const [deleted, setDeleted] = useState<ListedTemplate>()
  const edited = board.url.get(TEMPLATE_PARAMETER)
  return (
    <Board
      board={board}
      heading={t('list.heading')}
      tools={<ProposalViews current="templates" />}
      create={{
        label: t('list.create'),
        href: templateHref(NEW_TEMPLATE),
        run: () => openTemplate(NEW_TEMPLATE),
      }}
      table={{
        columns: [
          { key: 'name', label: t('list.columns.name'), sort: 'name' },
          {
            key: 'description',
            label: t('list.columns.description'),
            className: 'md:w-[26%] md:@max-[--spacing(280)]:hidden',
          },
          { key: 'setup', label: t('list.columns.setup'), isRight: true, className: 'md:w-26.5' },
          { key: 'monthly', label: t('list.columns.monthly'), isRight: true, className: 'md:w-35.5' },
          { key: 'languages', label: t('list.columns.languages'), className: 'md:w-33' },
          { key: 'created', label: t('list.columns.created'), sort: 'created', className: 'md:w-35' },
          { key: 'actions', label: t('list.columns.actions'), isRight: true, className: 'md:w-21' },
        ],
        row: (template, isCurrent) => (
          <TemplateRow template={template} isCurrent={isCurrent} onDelete={setDeleted} />
        ),
      }}
      loading={t('list.loading')}
      empty={{ title: t('list.empty.title'), first: t('list.empty.text') }}
      total={page && [t('list.total', { total: page.total })]}
      keys={[
        { keys: ['J', 'K'], label: t('keyNames.move') },
        { keys: ['Enter'], label: t('keyNames.edit'), run: () => current && openTemplate(current) },
        { keys: ['N'], label: t('keyNames.new'), run: () => openTemplate(NEW_TEMPLATE) },
      ]}
    >
      {deleted && <DeleteTemplate template={deleted} onClose={() => setDeleted(undefined)} />}
      {edited && <TemplateDialog key={edited} id={edited} />}
    </Board>
  )
}
