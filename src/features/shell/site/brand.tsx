import { Link } from '@/i18n/navigation'
import { Mark } from './mark'

/** The mark and the name, which lead home. */
export function Brand({ name }: { name: string }) {
  return (
    <Link href="/" prefetch={false} className="brand">
      <Mark />
      <span>{name}</span>
    </Link>
  )
}
