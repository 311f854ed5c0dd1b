import type { ComponentProps, ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

import { Link } from '@/i18n/navigation'
import { Arrow } from './icons'

const more = cva(
  'group/more inline-flex min-h-7 items-baseline gap-2 font-strong underline decoration-1 underline-offset-5 hover:decoration-2',
  { variants: { tone: { link: 'text-link', ink: 'text-ink' } }, defaultVariants: { tone: 'link' } },
)
const arrow = 'size-[0.8em] flex-none self-center transition-transform'

type Props = Omit<ComponentProps<typeof Link>, 'children'> &
  VariantProps<typeof more> & { children: ReactNode; back?: boolean }

/** A link with an arrow: forward, or `back`. */
export function More({ children, tone, back, className, ...rest }: Props) {
  return (
    <Link prefetch={false} className={more({ tone, className })} {...rest}>
      {back && <Arrow back className={`${arrow} group-hover/more:[translate:--spacing(-0.75)]`} />}
      {children}
      {!back && <Arrow className={`${arrow} group-hover/more:[translate:--spacing(0.75)]`} />}
    </Link>
  )
}
