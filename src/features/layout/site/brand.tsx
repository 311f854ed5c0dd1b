import { Link } from '@/i18n/navigation'
import { Mark } from '@/components/site/mark'

/** The logo and the agency's name, which link to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <Link href="/" prefetch={false} className="brand">
      <Mark />
      <span>{name}</span>
    </Link>
  )
}
