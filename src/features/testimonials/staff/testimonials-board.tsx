'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'

import { buttonClass } from '@/components/ui/button'
import { BoardKeys } from '@/components/staff/board-keys'
import { BoardEmpty, BoardFailed } from '@/components/staff/board-states'
import { BoardTable } from '@/components/staff/board-table'
import { Icon } from '@/components/staff/icon'
import { useReadErrorToast } from '@/components/staff/use-read-error-toast'
import { useKeys } from '@/components/staff/use-keys'
import { useUrl } from '@/components/staff/use-url'
import type { ListedTestimonial, TestimonialList } from '../queries/testimonial-list'
import { DeleteTestimonial } from './delete-testimonial'
import { orderMutation, useTestimonialMutationContext } from './testimonial-mutations'
import {
  NEW_TESTIMONIAL,
  openTestimonial,
  TESTIMONIAL_PARAMETER,
  testimonialHref,
  testimonialListQuery,
  closeTestimonial,
} from './testimonial-params'
import { openTestimonialHere, TestimonialRow } from './testimonial-row'
import { useReorder, type MoveNews } from './use-reorder'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { TestimonialForm } from './testimonial-form'
import { discardUploads } from './unsaved-uploads'

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
    <StaffDialog
      title={t(isNew ? 'create' : 'edit')}
      className="testimonial-dialog"
      drafts={drafts}
      onClose={close}
    >
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
    <p role="status" className="move-line">
      {news && name ? t(news.kind, { name, position: news.place + 1, total }) : ''}
    </p>
  )
}

const none: ListedTestimonial[] = []

/** The tab Testimonials: all of them in the order that visitors see, which handles change. */
export function TestimonialsBoard() {
  const t = useTranslations('testimonialBoard')
  const context = useTestimonialMutationContext()
  const [url] = useUrl()
  const { data, error, refetch } = useQuery(testimonialListQuery)
  const rows = data?.testimonials ?? none
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const reorder = useMutation(orderMutation(context))
  const { body, order, held, news, handleProps } = useReorder(ids, (next, shown) =>
    reorder.mutate({ next, shown }),
  )
  const [deleted, setDeleted] = useState<ListedTestimonial>()
  const edited = url.get(TESTIMONIAL_PARAMETER)

  useReadErrorToast(error, t('failed.fetch'))
  useKeys({ n: () => openTestimonial(NEW_TESTIMONIAL) })

  const columns = [
    { key: 'move', label: t('columns.move') },
    { key: 'client', label: t('columns.client') },
    { key: 'company', label: t('columns.company') },
    { key: 'rating', label: t('columns.rating') },
    { key: 'languages', label: t('columns.languages') },
    { key: 'status', label: t('columns.status') },
    { key: 'order', label: t('columns.order'), isRight: true },
    { key: 'actions', label: t('columns.actions'), isRight: true },
  ] as const

  return (
    <section className="board" aria-labelledby="testimonials-heading" ref={body}>
      <div className="board-bar">
        <h2 id="testimonials-heading">{t('heading')}</h2>
        <span className="muted">{t('intro')}</span>
        <a
          href={testimonialHref(NEW_TESTIMONIAL)}
          className={buttonClass('accent', 'compact', 'board-new')}
          onClick={(event) => openTestimonialHere(event, NEW_TESTIMONIAL)}
        >
          <Icon name="add" />
          {t('add')}
        </a>
      </div>
      {error && <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 ? (
        <BoardEmpty title={t('empty.title')} text={t('empty.text')} />
      ) : (
        (data ?? !error) && (
          <BoardTable
            className="testimonials-table"
            caption={t('heading')}
            columns={columns}
            loading={t('loading')}
          >
            {data &&
              order.map((id, index) => {
                const testimonial = byId.get(id)
                return (
                  testimonial && (
                    <TestimonialRow
                      key={id}
                      testimonial={testimonial}
                      place={{ position: index + 1, total: order.length }}
                      isHeld={id === held}
                      handle={handleProps(id)}
                      onDelete={setDeleted}
                    />
                  )
                )
              })}
          </BoardTable>
        )
      )}
      {data && data.total > 0 && (
        <div className="board-pagination">
          <p>{totalWords(t, data)}</p>
          <MoveLine news={news} names={byId} total={order.length} />
        </div>
      )}
      <BoardKeys
        keys={[
          { keys: [t('keyNames.space')], label: t('keyNames.pick') },
          { keys: ['↑', '↓'], label: t('keyNames.arrows') },
          { keys: ['Esc'], label: t('keyNames.escape') },
          { keys: ['N'], label: t('keyNames.new') },
        ]}
      />
      {deleted && <DeleteTestimonial testimonial={deleted} onClose={() => setDeleted(undefined)} />}
      {edited && (data ?? edited === NEW_TESTIMONIAL) && (
        <TestimonialDialog key={edited} id={edited} testimonial={byId.get(edited)} />
      )}
    </section>
  )
}

/** How many there are; says so when there are more than the list shows. */
const totalWords = (
  t: ReturnType<typeof useTranslations<'testimonialBoard'>>,
  { testimonials, total }: TestimonialList,
) => (testimonials.length < total ? t('cut', { shown: testimonials.length, total }) : t('total', { total }))
