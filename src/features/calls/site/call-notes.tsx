import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Link } from '@/i18n/navigation'

/** What happens after booking, with a link to the privacy policy. */
export function CallNote() {
  const t = useTranslations('calls.form')
  return (
    <p className="note flex-[1_1_16em]">
      {t.rich('note', {
        link: (name) => (
          <Link href="/privacy-policy" prefetch={false} className="whitespace-nowrap underline">
            {name}
          </Link>
        ),
      })}
    </p>
  )
}

/** In place of the times while nobody takes calls. */
export function NobodyTakesCalls() {
  const t = useTranslations('calls.none')
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-t3">{t('nobody')}</h2>
      <p className="lead">{t('allText')}</p>
      <Link href="/contact" prefetch={false} className={buttonClass('accent')}>
        {t('write')}
      </Link>
    </div>
  )
}
