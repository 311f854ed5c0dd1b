'use client'

import type { ComponentProps } from 'react'
import { cva } from 'class-variance-authority'

import { ChipGlyph, type Glyph, type Tint, tintClass } from '@/components/ui/chip'
import { RowSelect } from './row-select'

const select = cva(
  'min-h-7 cursor-pointer appearance-none rounded-control py-1 pr-6.5 pl-7 text-note font-semibold text-ellipsis max-md:min-h-11 *:bg-surface *:text-ink',
  {
    variants: {
      size: { row: '', normal: 'touch:text-body', large: 'md:min-h-9 touch:text-body' },
    },
  },
)

type Props<Value extends string> = Omit<ComponentProps<typeof RowSelect<Value>>, 'className' | 'arrow'> & {
  tint: Tint
  glyph: Glyph
  /** In a row of a board, on a page, or beside its buttons. */
  size?: 'row' | 'normal' | 'large' | undefined
}

/** A state that can be changed: the chip itself is a native select. */
export const ChipSelect = <Value extends string>({ tint, glyph, size = 'normal', ...rest }: Props<Value>) => (
  <span
    className={`relative inline-flex max-w-full items-center rounded-control hover:inset-ring ${tintClass(tint)}`}
  >
    <ChipGlyph glyph={glyph} className="pointer-events-none absolute left-2.5" />
    <RowSelect className={select({ size })} arrow="absolute right-2 size-3" {...rest} />
  </span>
)
