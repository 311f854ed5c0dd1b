import { useTranslations } from 'next-intl'

import { Link } from '@/i18n/navigation'
import type { TranslatedText } from '@/i18n/text'

/** Says how the input is used, with a link to the privacy policy. */
export function FormNote({ note }: { note: TranslatedText }) {
  const t = useTranslations('contact.form')
  return (
    <p className="note" data-keep-clear>
      <span lang={note.lang}>{note.text}</span>{' '}
      {t.rich('privacy', {
        link: (name) => (
          <Link href="/privacy-policy" prefetch={false} className="whitespace-nowrap underline">
            {name}
          </Link>
        ),
      })}
    </p>
  )
}
