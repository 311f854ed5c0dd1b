import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { Link } from '@/features/shell/portal/link'

/** No ticket of one's own has that id: whether somebody else's has, is not said. */
export function TicketNotFound() {
  const t = useTranslations('tickets')
  return (
    <main id="content" className="frame-narrow closed">
      <Picture name="empty" alt="" priority className="closed-picture" />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link href="/dashboard?tab=support" prefetch={false} className="button button-line">
          {t('notFound.back')}
        </Link>
      </p>
    </main>
  )
}
