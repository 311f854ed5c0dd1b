'use client'

import { keepPreviousData, useQuery, useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'

import { buttonClass } from '@/components/ui/button'
import { BoardPagination } from '@/components/staff/board-pagination'
import { BoardKeys } from '@/components/staff/board-keys'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { BoardTable, type Direction } from '@/components/staff/board-table'
import { Icon } from '@/components/staff/icon'
import { useKeys } from '@/components/staff/use-keys'
import { useRows } from '@/components/staff/use-rows'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useUrl } from '@/components/staff/use-url'
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
  type TemplateParams,
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

/** Returns the order that the URL names. */
function sortOf({ sort, direction }: TemplateParams): { by: 'created' | 'name'; direction: Direction } {
  const by = sort === 'name' ? 'name' : 'created'
  const byDefault = by === 'name' ? 'asc' : 'desc'
  return { by, direction: direction === 'asc' || direction === 'desc' ? direction : byDefault }
}

/** The templates of proposals. Order, page and the open dialog are in the URL. */
export function TemplatesBoard() {
  const t = useTranslations('proposalBoard')
  const [url, changeUrl] = useUrl()
  const params = useMemo(() => templateParamsOf((name) => url.get(name)), [url])
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...templateListQuery(params),
    placeholderData: keepPreviousData,
  })
  const ids = useMemo(() => data?.templates.map(({ id }) => id) ?? [], [data])
  const { board, current, move } = useRows(ids)
  const [deleted, setDeleted] = useState<ListedTemplate>()
  const edited = url.get(TEMPLATE_PARAMETER)

  useReadErrorToast(error, t('failed.fetch'))
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => current && openTemplate(current),
    n: () => openTemplate(NEW_TEMPLATE),
  })

  const columns = [
    { key: 'name', label: t('list.columns.name'), sort: { by: 'name', first: 'asc' } },
    { key: 'description', label: t('list.columns.description') },
    { key: 'setup', label: t('list.columns.setup'), isRight: true },
    { key: 'monthly', label: t('list.columns.monthly'), isRight: true },
    { key: 'languages', label: t('list.columns.languages') },
    { key: 'created', label: t('list.columns.created'), sort: { by: 'created', first: 'desc' } },
    { key: 'actions', label: t('list.columns.actions'), isRight: true },
  ] as const

  return (
    <section className="board" aria-labelledby="templates-heading" ref={board}>
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
      {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 ? (
        <BoardEmpty title={t('list.empty.title')} text={t('list.empty.text')} />
      ) : (
        (data ?? !error) && (
          <BoardTable
            className="templates-table"
            caption={t('list.heading')}
            columns={columns}
            sort={sortOf(params)}
            onSort={(by, direction) => changeUrl({ page: undefined, sort: by, direction })}
            loading={t('list.loading')}
            isBusy={isPlaceholderData}
          >
            {data?.templates.map((template) => (
              <TemplateRow
                key={template.id}
                template={template}
                isCurrent={template.id === current}
                onDelete={setDeleted}
              />
            ))}
          </BoardTable>
        )
      )}
      {data && data.total > 0 && (
        <BoardPagination
          parts={[t('list.total', { total: data.total })]}
          page={data.page}
          pages={data.pages}
          onMove={(page) => changeUrl({ page })}
        />
      )}
      <BoardKeys
        keys={[
          { keys: ['J', 'K'], label: t('keyNames.move') },
          { keys: ['Enter'], label: t('keyNames.edit') },
          { keys: ['N'], label: t('keyNames.new') },
        ]}
      />
      {deleted && <DeleteTemplate template={deleted} onClose={() => setDeleted(undefined)} />}
      {edited && <TemplateDialog key={edited} id={edited} />}
    </section>
  )
}
