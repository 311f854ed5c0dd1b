import { useTranslations } from 'next-intl'

import { ClosedPage } from '@/components/portal/closed-page'
import { buttonClass } from '@/components/ui/button'
import { Link } from '@/i18n/navigation'
import type { PortalNoticeReason } from '../queries'

/** Shown instead of a page of the portal: why the account cannot see it, and where to go. */
export function PortalNotice({ reason }: { reason: PortalNoticeReason }) {
  const t = useTranslations('auth.closed')
  const isServerError = reason === 'unavailable'
  return (
    <ClosedPage
      picture={isServerError ? 'error' : 'empty'}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
    >
      <Link href={isServerError ? '/' : '/contact'} prefetch={false} className={buttonClass('line')}>
        {t(isServerError ? 'home' : 'contact')}
      </Link>
    </ClosedPage>
  )
}
