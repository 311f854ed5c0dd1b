import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const page = cva('staff-page px-(--gutter-h) pb-18 max-md:px-4 max-md:pb-16', {
  variants: { width: { wide: 'max-w-366 pt-7 max-md:pt-5', narrow: 'max-w-320 pt-4' } },
  defaultVariants: { width: 'wide' },
})

/** The content of a page of the desk: as wide as a board needs, or narrow for what is read. */
export const StaffPage = ({
  width,
  className,
  ...rest
}: ComponentProps<'main'> & VariantProps<typeof page>) => (
  <main id="content" className={page({ width, className })} {...rest} />
)
