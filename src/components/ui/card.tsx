import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const card = cva('rounded-control border border-line bg-surface', {
  variants: { padding: { none: '', small: 'p-4', normal: 'p-6' } },
  defaultVariants: { padding: 'normal' },
})

/** A surface that stands apart from the page. Cards are rare: lists and tables need none. */
export const Card = ({
  padding,
  className,
  ...rest
}: ComponentProps<'section'> & VariantProps<typeof card>) => (
  <section className={card({ padding, className })} {...rest} />
)
