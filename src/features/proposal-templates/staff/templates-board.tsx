'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Board } from '@/components/staff/board'
import { BoardPagination } from '@/components/staff/board-pagination'
import { BoardEmpty } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { Icon } from '@/components/staff/icon'
import { sortOf } from '@/components/staff/list-params'
import { useBoard } from '@/components/staff/use-board'
import type { ListedTemplate } from '../queries/templates'
import { ProposalViews } from '@/features/proposals/staff/proposal-views'
import { TemplateDialog } from './template-dialog'
import {
  NEW_TEMPLATE,
  openTemplate,
  TEMPLATE_PARAMETER,
  templateHref,
  templateListQuery,
  templateParamsOf,
} from './template-params'
import { openTemplateHere, TemplateRow } from './template-row'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { deleteTemplateMutation, useTemplateMutationContext } from './template-mutations'

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

const sorts = { created: 'desc', name: 'asc' } as const

/** The templates of proposals. Order, page and the open dialog are in the URL. */
export function TemplatesBoard() {
  const t = useTranslations('proposalBoard')
  const board = useBoard({
    paramsOf: templateParamsOf,
    query: templateListQuery,
    rowsOf: (page) => page.templates,
    failed: t('failed.fetch'),
  })
  const { page, current } = board
  const [deleted, setDeleted] = useState<ListedTemplate>()
  const edited = board.url.get(TEMPLATE_PARAMETER)
  return (
    <Board
      board={board}
      heading="templates-heading"
      bar={
        <div className="board-bar">
          <h2 id="templates-heading">{t('list.heading')}</h2>
          <ProposalViews current="templates" />
          <a
            href={templateHref(NEW_TEMPLATE)}
            className={buttonClass('accent', 'compact', 'board-new')}
            onClick={(event) => openTemplateHere(event, NEW_TEMPLATE)}
          >
            <Icon name="add" />
            {t('list.create')}
          </a>
        </div>
      }
      rows={
        <BoardTable
          className="templates-table"
          caption={t('list.heading')}
          columns={[
            { key: 'name', label: t('list.columns.name'), sort: { by: 'name', first: sorts.name } },
            { key: 'description', label: t('list.columns.description') },
            { key: 'setup', label: t('list.columns.setup'), isRight: true },
            { key: 'monthly', label: t('list.columns.monthly'), isRight: true },
            { key: 'languages', label: t('list.columns.languages') },
            {
              key: 'created',
              label: t('list.columns.created'),
              sort: { by: 'created', first: sorts.created },
            },
            { key: 'actions', label: t('list.columns.actions'), isRight: true },
          ]}
          sort={sortOf(board.params, sorts, 'created')}
          onSort={(sort, direction) => board.turn({ sort, direction })}
          loading={t('list.loading')}
          isBusy={board.isBusy}
        >
          {board.rows?.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              isCurrent={template.id === current}
              onDelete={setDeleted}
            />
          ))}
        </BoardTable>
      }
      empty={<BoardEmpty title={t('list.empty.title')} text={t('list.empty.text')} />}
      pagination={
        page && (
          <BoardPagination
            parts={[t('list.total', { total: page.total })]}
            page={page.page}
            pages={page.pages}
            onMove={(to) => board.turn({ page: to })}
          />
        )
      }
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
