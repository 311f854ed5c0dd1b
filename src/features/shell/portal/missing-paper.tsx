import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { Link } from './link'

/** What stands where no paper is, or none of whoever asks: the two look the same. */
export function MissingPaper({ kind }: { kind: 'invoice' | 'proposal' }) {
  const t = useTranslations('portal.missing')
  return (
    <main id="content" className="frame-narrow closed">
      <Picture name="empty" alt="" priority className="closed-picture" />
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <p>
        <Link href="/dashboard" prefetch={false} className="button button-line">
          {t('back')}
        </Link>
      </p>
    </main>
  )
}
