'use client'

import { useLocale } from 'next-intl'

import { Crash } from '@/features/shell/site/crash'

/** A page of the front that broke. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return <Crash language={useLocale()} retry={reset} />
}
