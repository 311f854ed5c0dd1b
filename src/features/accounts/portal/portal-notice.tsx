import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import type { PortalNoticeReason } from '../queries'

/** Shown instead of a page of the portal: why the account cannot see it, and where to go. */
export function PortalNotice({ reason }: { reason: PortalNoticeReason }) {
  const t = useTranslations('auth.closed')
  const isServerError = reason === 'unavailable'
  return (
    <main id="content" className="frame-narrow closed-page">
      <Picture name={isServerError ? 'error' : 'empty'} alt="" priority className="closed-page-picture" />
      <h1>{t(`${reason}.title`)}</h1>
      <p>{t(`${reason}.text`)}</p>
      <p>
        <Link href={isServerError ? '/' : '/contact'} prefetch={false} className={buttonClass('line')}>
          {t(isServerError ? 'home' : 'contact')}
        </Link>
      </p>
    </main>
  )
}
