'use client'

import { PageError } from '@/features/layout/site/page-error'
import { defaultLanguage, isLanguage } from '@/i18n/languages'

/** Shown when rendering throws. The language comes from the document, because the page's context may be what failed. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const language = typeof document === 'undefined' ? undefined : document.documentElement.lang
  return <PageError language={isLanguage(language) ? language : defaultLanguage} retry={reset} />
}
