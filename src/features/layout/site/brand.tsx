import { cva, type VariantProps } from 'class-variance-authority'

import { Mark } from '@/components/site/mark'
import { Link } from '@/i18n/navigation'

const brand = cva(
  'inline-flex min-h-11 items-center font-display leading-none font-[740] tracking-[-0.04em] text-ink',
  {
    variants: {
      size: { bar: 'gap-2.5 text-(length:--t-brand)', footer: 'gap-3.5 text-t3' },
    },
    defaultVariants: { size: 'bar' },
  },
)

type Props = VariantProps<typeof brand> & { name: string }

/** The logo and the agency's name, which link to the home page. */
export function Brand({ name, size }: Props) {
  return (
    <Link href="/" prefetch={false} className={brand({ size })}>
      <Mark size={size === 'footer' ? 48 : undefined} className="-mt-1.25 flex-none" />
      <span>{name}</span>
    </Link>
  )
}
