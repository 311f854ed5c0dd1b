'use client'

import { useTranslations } from 'next-intl'
import { messageClass } from '@/components/ui/field'

/** Names the characters that the PDF will show as a substitute, before something is sent that can't be changed. */
export function UnprintableNote({ characters }: { characters: readonly string[] }) {
  const t = useTranslations('dashboard')
  if (characters.length === 0) return null
  return (
    <p className={messageClass.hint} role="status">
      {t('unprintable', { characters: characters.join(' ') })}
    </p>
  )
}
