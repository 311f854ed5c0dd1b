'use client'

import { Unavailable } from '@/features/layout/staff/unavailable'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import en from '@/messages/en/crash.json'
import es from '@/messages/es/crash.json'

const texts = { en, es }

/** Shown when rendering throws. The language comes from the document, because the page's context may be what failed. */
export default function ErrorPage() {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang
  const { title, text, retry, dashboard } = texts[isLanguage(language) ? language : defaultLanguage]
  return <Unavailable title={title} text={text} again={retry} home={dashboard} />
}
