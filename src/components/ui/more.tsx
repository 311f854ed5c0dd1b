import type { ComponentProps, ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

import { Link } from '@/i18n/navigation'
import { Arrow } from './icons'

const more = tv({
  slots: {
    link: 'group/more inline-flex min-h-7 items-baseline gap-2 font-strong underline decoration-1 underline-offset-5 hover:decoration-2',
    arrow: 'size-[0.8em] flex-none self-center transition-transform',
  },
  variants: {
    tone: { link: { link: 'text-link' }, ink: { link: 'text-ink' } },
    back: {
      true: { arrow: 'group-hover/more:-translate-x-0.75' },
      false: { arrow: 'group-hover/more:translate-x-0.75' },
    },
  },
  defaultVariants: { tone: 'link', back: false },
})

type Props = Omit<ComponentProps<typeof Link>, 'children'> &
  VariantProps<typeof more> & { children: ReactNode }

/** A link with an arrow: forward, or `back`. */
export function More({ children, tone, back, className, ...rest }: Props) {
  const { link, arrow } = more({ tone, back })
  return (
    <Link prefetch={false} className={link({ className })} {...rest}>
      {back && <Arrow back className={arrow()} />}
      {children}
      {!back && <Arrow className={arrow()} />}
    </Link>
  )
}
