import type { FinalCall as Words } from '@/features/pages/queries'
import { FinalCall } from '@/features/shell/site/final-call'
import { langWithin } from '@/i18n/text'
import { useLocale } from 'next-intl'

/** The last band below posts and lists; nothing while home has no words for it. */
export function LastCall({ call, email, phone }: { call: Words | null; email?: string; phone?: string }) {
  const langOf = langWithin(useLocale())
  if (!call) return null
  const { works, rests, button, lang } = call
  return <FinalCall {...{ works, rests, button, email, phone }} lang={langOf(lang)} />
}
