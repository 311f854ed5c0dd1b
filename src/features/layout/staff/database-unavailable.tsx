import type { Language } from '@/i18n/languages'
import en from '@/messages/en/auth.json'
import es from '@/messages/es/auth.json'

const texts = { en: en.closed.unavailable, es: es.closed.unavailable }

/** Shown instead of a page of the admin while the database does not answer. Without scripts, so a reload is the retry. */
export function DatabaseUnavailable({ language }: { language: Language }) {
  const { title, text } = texts[language]
  return (
    <main className="database-unavailable">
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  )
}
