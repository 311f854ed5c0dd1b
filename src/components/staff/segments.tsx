import type { ComponentProps } from 'react'

/** The classes of a row of choices, and of each: a button with `aria-pressed`, or a link with `aria-current`. */
export const segments = 'inline-flex rounded-control border border-field-line'
export const segment =
  'inline-flex min-h-7 cursor-pointer items-center justify-center border-0 bg-transparent px-3 py-0.5 text-note font-medium text-inherit no-underline aria-[current=page]:bg-ink aria-[current=page]:text-ground aria-[current=page]:forced-chosen aria-pressed:bg-ink aria-pressed:text-ground aria-pressed:forced-chosen max-md:min-h-11 max-md:min-w-11'

type Props = ComponentProps<'div'> & { label: string }

/** A few choices of which one holds. */
export const Segments = ({ label, className = '', ...rest }: Props) => (
  <div role="group" aria-label={label} className={`${segments} ${className}`} {...rest} />
)

type SegmentProps = ComponentProps<'button'> & { isChosen: boolean }

export const Segment = ({ isChosen, className = '', ...rest }: SegmentProps) => (
  <button type="button" aria-pressed={isChosen} className={`${segment} ${className}`} {...rest} />
)
