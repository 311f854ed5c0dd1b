import { useLocale } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { localizedPath } from '@/i18n/languages'

type Props = { title: string; text: string; retry: string; path: string }

/** Shown in place of data that could not be read, with a link to try again. */
export function ErrorPanel({ title, text, retry, path }: Props) {
  const language = useLocale()
  return (
    <section role="alert" className="error-panel">
      <h2>{title}</h2>
      <p>{text}</p>
      {/* A full page load: it works without JavaScript and keeps nothing of the failed one. */}
      <a href={localizedPath(path, language)} className={buttonClass('line', 'compact')}>
        {retry}
      </a>
    </section>
  )
}
