import { useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import type { Text } from '@/i18n/text'

/** What happens with what is written, and where more of it stands. */
export function FormNote({ note }: { note: Text }) {
  const t = useTranslations('shell')
  return (
    <p className="note">
      <span lang={note.lang}>{note.text}</span>{' '}
      <Link href="/privacy-policy" prefetch={false} className="whitespace-nowrap underline">
        {t('privacy')}
      </Link>
    </p>
  )
}
