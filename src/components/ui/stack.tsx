import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

/** The space between two neighbors, in steps of 4 px. */
const gap = {
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  6: 'gap-6',
  8: 'gap-8',
} as const

const stack = cva('flex flex-col', { variants: { gap }, defaultVariants: { gap: 4 } })
const cluster = cva('flex flex-wrap items-center', {
  variants: { gap, justify: { between: 'justify-between', end: 'justify-end', center: 'justify-center' } },
  defaultVariants: { gap: 2 },
})

/** One thing below the other. */
export const Stack = ({ gap, className, ...rest }: ComponentProps<'div'> & VariantProps<typeof stack>) => (
  <div className={stack({ gap, className })} {...rest} />
)

/** One thing beside the other, in as many lines as they need. */
export const Cluster = ({
  gap,
  justify,
  className,
  ...rest
}: ComponentProps<'div'> & VariantProps<typeof cluster>) => (
  <div className={cluster({ gap, justify, className })} {...rest} />
)
