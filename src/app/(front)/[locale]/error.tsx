'use client'

import { Crash } from '@/features/shell/site/crash'
import { defaultLanguage, isLanguage } from '@/i18n/languages'

/** A page of the front that broke: the document still says its language, whatever else is gone. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return <Crash language={isLanguage(language) ? language : defaultLanguage} retry={reset} />
}
