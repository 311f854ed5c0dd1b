'use client'

import type { ReactNode, Ref } from 'react'
import { cva } from 'class-variance-authority'

import type { EvidenceState } from '../evidence-rules'
import { useGenerator } from './generator-context'

/** Whether the words of a call are beside the fields that came from them. */
export function useIsMarked(): boolean {
  const { state, task } = useGenerator()
  return Boolean(task?.evidence) && state.form.taken !== ''
}

const row = cva('grid gap-x-2.5 gap-y-2 border-t border-line py-3.5', {
  variants: { isMarked: { true: 'grid-cols-[--spacing(6.5)_minmax(0,1fr)]', false: 'grid-cols-1' } },
})

const openMark = 'border-2 border-yellow-mark bg-yellow-ground text-yellow-text'
const mark = cva('mt-7.5 grid size-5.5 place-content-center rounded-full text-tiny font-strong', {
  variants: {
    known: {
      open: openMark,
      other: openMark,
      none: 'border border-dashed border-field-line text-muted',
      confirmed: 'bg-emerald-ground text-emerald-text',
    },
  },
})

/** The controls of fields that wait for a person. */
const openFields =
  '[&_:is(input,select,textarea)]:border-yellow-mark [&_:is(input,select,textarea)]:bg-yellow-ground'

type Props = {
  /** What the call proves of the fields. */
  known?: EvidenceState
  number?: number
  /** Below the fields. */
  said?: ReactNode
  onFocus?: () => void
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A row of fields. Beside the words of a call it begins with the number that these have, or with the room for it. */
export function FieldsRow({ known, number, said, onFocus, ref, children }: Props) {
  const isMarked = useIsMarked()
  const place = isMarked ? 'col-start-2' : ''
  return (
    <div ref={ref} className={row({ isMarked })} onFocus={onFocus}>
      {isMarked && known && (
        <span className={mark({ known })} aria-hidden="true">
          {known === 'none' ? '–' : number}
        </span>
      )}
      <div className={`${place} ${known === 'open' ? openFields : ''}`}>{children}</div>
      {said && <div className={place}>{said}</div>}
    </div>
  )
}
