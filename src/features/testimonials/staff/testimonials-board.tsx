'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'

import { Board } from '@/components/staff/board'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { listParams } from '@/components/staff/list-params'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useBoard } from '@/components/staff/use-board'
import type { ListedTestimonial, TestimonialList } from '../queries/testimonial-list'
import { TestimonialForm } from './testimonial-form'
import {
  deleteTestimonialMutation,
  useTestimonialMutationContext,
  orderMutation,
} from './testimonial-mutations'
import {
  NEW_TESTIMONIAL,
  openTestimonial,
  TESTIMONIAL_PARAMETER,
  testimonialHref,
  testimonialListQuery,
  closeTestimonial,
} from './testimonial-params'
import { hiddenCompany, TestimonialRow } from './testimonial-row'
import { discardUploads } from './upload-headshot'
import { useReorder, type MoveNews } from './use-reorder'

type DeleteTestimonialProps = { testimonial: { id: string; name: string }; onClose: () => void }

/** Asks before a testimonial is deleted. */
export function DeleteTestimonial({ testimonial, onClose }: DeleteTestimonialProps) {
  const context = useTestimonialMutationContext()
  const { board } = context.texts
  const remove = useMutation(deleteTestimonialMutation(context, onClose))
  return (
    <ConfirmDialog
      title={board('deleteAsk.title')}
      subject={testimonial.name}
      button={board(remove.isPending ? 'deleteAsk.deleting' : 'deleteAsk.delete')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(testimonial.id)}
      onClose={onClose}
    >
      <p>{board('deleteAsk.text')}</p>
    </ConfirmDialog>
  )
}

/** The dialog of a testimonial, or for a new one. One that someone deletes meanwhile keeps what was typed. */
function TestimonialDialog({ id, testimonial }: { id: string; testimonial?: ListedTestimonial }) {
  const t = useTranslations('testimonialBoard.form')
  const isNew = id === NEW_TESTIMONIAL
  const drafts = `testimonial-${id}-`
  const close = () => {
    discardUploads(drafts)
    closeTestimonial()
  }
  return (
    <StaffDialog title={t(isNew ? 'create' : 'edit')} className="md:w-170" drafts={drafts} onClose={close}>
      <TestimonialForm drafts={drafts} isNew={isNew} given={testimonial} onSaved={closeTestimonial} />
    </StaffDialog>
  )
}

type Props = {
  news: MoveNews | undefined
  names: ReadonlyMap<string, { name: string }>
  total: number
}

/** Says where the moved row is. Screen readers announce each change. */
function MoveLine({ news, names, total }: Props) {
  const t = useTranslations('testimonialBoard.move')
  const name = news && names.get(news.id)?.name
  return (
    <p role="status" className="min-h-5">
      {news && name ? t(news.kind, { name, position: news.place + 1, total }) : ''}
    </p>
  )
}

/** The list is always the same. */
const paramsOf = listParams([])

/** The tab Testimonials: all of them in the order that visitors see, which handles change. */
export function TestimonialsBoard() {
  const t = useTranslations('testimonialBoard')
  const context = useTestimonialMutationContext()
  const board = useBoard({
    paramsOf,
    query: () => testimonialListQuery,
    rowsOf: (list) => list.testimonials,
    failed: t('failed.fetch'),
  })
  const { page, rows } = board
  const byId = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows])
  const ids = useMemo(() => [...byId.keys()], [byId])
  const reorder = useMutation(orderMutation(context))
  const { order, held, news, handleProps } = useReorder(board.board, ids, (next, shown) =>
    reorder.mutate({ next, shown }),
  )
  const [deleted, setDeleted] = useState<ListedTestimonial>()
  const edited = board.url.get(TESTIMONIAL_PARAMETER)
  return (
    <Board
      board={{ ...board, rows: rows && order.flatMap((id) => byId.get(id) ?? []) }}
      heading={t('heading')}
      tools={<span className="text-muted">{t('intro')}</span>}
      create={{
        label: t('add'),
        href: testimonialHref(NEW_TESTIMONIAL),
        run: () => openTestimonial(NEW_TESTIMONIAL),
      }}
      table={{
        columns: [
          { key: 'move', label: t('columns.move'), className: 'w-14.5' },
          { key: 'client', label: t('columns.client') },
          { key: 'company', label: t('columns.company'), className: `w-47.5 ${hiddenCompany}` },
          { key: 'rating', label: t('columns.rating'), className: 'w-28' },
          { key: 'languages', label: t('columns.languages'), className: 'w-33' },
          { key: 'status', label: t('columns.status'), className: 'w-31' },
          { key: 'order', label: t('columns.order'), isRight: true, className: 'w-15' },
          { key: 'actions', label: t('columns.actions'), isRight: true, className: 'w-22.5' },
        ],
        row: (testimonial, _, index) => (
          <TestimonialRow
            testimonial={testimonial}
            place={{ position: index + 1, total: order.length }}
            isHeld={testimonial.id === held}
            handle={handleProps(testimonial.id)}
            onDelete={setDeleted}
          />
        ),
      }}
      loading={t('loading')}
      empty={{ title: t('empty.title'), first: t('empty.text') }}
      more={
        page && (
          <>
            <p>{totalWords(t, page)}</p>
            <MoveLine news={news} names={byId} total={order.length} />
          </>
        )
      }
      keys={[
        { keys: [t('keyNames.space')], label: t('keyNames.pick') },
        { keys: ['↑', '↓'], label: t('keyNames.arrows') },
        { keys: ['Esc'], label: t('keyNames.escape') },
        { keys: ['N'], label: t('keyNames.new'), run: () => openTestimonial(NEW_TESTIMONIAL) },
      ]}
    >
      {deleted && <DeleteTestimonial testimonial={deleted} onClose={() => setDeleted(undefined)} />}
      {edited && (page ?? edited === NEW_TESTIMONIAL) && (
        <TestimonialDialog key={edited} id={edited} testimonial={byId.get(edited)} />
      )}
    </Board>
  )
}

/** How many there are; says so when there are more than the list shows. */
const totalWords = (
  t: ReturnType<typeof useTranslations<'testimonialBoard'>>,
  { testimonials, total }: TestimonialList,
) => (testimonials.length < total ? t('cut', { shown: testimonials.length, total }) : t('total', { total }))
