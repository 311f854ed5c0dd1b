import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import type { Closed } from '../queries'

/** What a page of the portal shows to whom it may show nothing else: what is the matter, and the way on. */
export function ClosedPage({ standing }: { standing: Closed }) {
  const t = useTranslations('auth.closed')
  const isOurs = standing === 'unavailable'
  return (
    <main id="content" className="frame-narrow closed">
      <Picture name={isOurs ? 'error' : 'empty'} alt="" priority className="closed-picture" />
      <h1>{t(`${standing}.title`)}</h1>
      <p>{t(`${standing}.text`)}</p>
      <p>
        <Link href={isOurs ? '/' : '/contact'} prefetch={false} className="button button-line">
          {t(isOurs ? 'home' : 'contact')}
        </Link>
      </p>
    </main>
  )
}
