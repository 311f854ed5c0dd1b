import { useLocale } from 'next-intl'

import type { FinalCall as Words } from '@/features/page-copy/queries/page-copy'
import { FinalCall } from '@/features/page-copy/site/final-call'
import { langWithin } from '@/i18n/languages'

/** The final call below posts and lists; renders nothing while the home page has no copy for it. */
export function BlogFinalCall({
  call,
  ...contact
}: {
  call: Words | null
  email?: string
  phone?: string
  phoneUrl?: string
}) {
  const langOf = langWithin(useLocale())
  if (!call) return null
  const { titleStart, titleEnd, button, lang } = call
  return <FinalCall {...{ titleStart, titleEnd, button, ...contact }} lang={langOf(lang)} />
}
