'use client'

import { Unavailable } from '@/features/layout/staff/unavailable'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import en from '@/messages/en/errors.json'
import es from '@/messages/es/errors.json'

const texts = { en: en.crash, es: es.crash }

/** Shown when rendering throws. The language comes from the document, because the page's context may be what failed. */
export default function ErrorPage() {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang
  const { title, text, retry, dashboard } = texts[isLanguage(language) ? language : defaultLanguage]
  return <Unavailable title={title} text={text} again={retry} home={dashboard} />
}
