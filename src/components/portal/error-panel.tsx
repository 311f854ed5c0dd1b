import { useLocale } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { localizedPath } from '@/i18n/languages'

type Props = { title: string; text: string; retry: string; path: string }

/** Shown in place of data that could not be read, with a link to try again. */
export function ErrorPanel({ title, text, retry, path }: Props) {
  const language = useLocale()
  return (
    <Notice
      tone="error"
      title={title}
      className="my-6"
      // A full page load: it works without JavaScript and keeps nothing of the failed one.
      action={
        <a href={localizedPath(path, language)} className={buttonClass('line', 'compact')}>
          {retry}
        </a>
      }
    >
      {text}
    </Notice>
  )
}
