import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { ClosedPage } from './closed-page'
import { Link } from './link'

/** A `href` of the admin opens a document of its own, without the language of the page. */
type Props = { title: string; text: string; back: string; href: string }

/** Shown when a document does not exist or the user has no access: the two look the same. */
export const NotFoundPage = ({ title, text, back, href }: Props) => (
  <ClosedPage picture="empty" title={title} text={text}>
    {href.startsWith('/admin') ? (
      <a href={href} className={buttonClass('line')}>
        {back}
      </a>
    ) : (
      <Link href={href} prefetch={false} className={buttonClass('line')}>
        {back}
      </Link>
    )}
  </ClosedPage>
)

type DocumentProps = { kind: 'invoice' | 'proposal'; isStaff: boolean }

/** Where staff find the documents in the admin. */
const staffLists = { invoice: '/admin?tab=clients', proposal: '/admin?tab=proposals' } as const

/** Shown for an invoice or a proposal that does not exist or belongs to another client. */
export function DocumentNotFound({ kind, isStaff }: DocumentProps) {
  const t = useTranslations('portal.missing')
  return (
    <NotFoundPage
      title={t(`${kind}.title`)}
      text={t(isStaff ? `${kind}.staffText` : `${kind}.text`)}
      back={t(isStaff ? `${kind}.staffBack` : 'back')}
      href={isStaff ? staffLists[kind] : '/dashboard'}
    />
  )
}
