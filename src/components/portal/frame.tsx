import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

const frame = cva('mx-auto w-full px-gutter', {
  variants: {
    // 1040 and 760 px of text.
    width: {
      wide: 'max-w-[calc(--spacing(260)+2*var(--gutter))]',
      narrow: 'max-w-[calc(--spacing(190)+2*var(--gutter))]',
    },
  },
  defaultVariants: { width: 'wide' },
})

type Width = VariantProps<typeof frame>

/** The column of the portal's pages, with their gutters. */
export const Frame = ({ width, className, ...rest }: ComponentProps<'div'> & Width) => (
  <div className={frame({ width, className })} {...rest} />
)

type MainProps = ComponentProps<'main'> &
  Width & {
    /** The space above and below, as classes; paper needs none. */
    padding?: string
  }

/** The main element of a page of the portal. */
export const PortalMain = ({
  width,
  padding = 'pt-[clamp(--spacing(8),4vw,--spacing(14))] pb-24',
  className = '',
  ...rest
}: MainProps) => (
  <main
    id="content"
    className={frame({ width, className: `${padding} print:max-w-none print:py-0 ${className}` })}
    {...rest}
  />
)
