'use client'

import { useTranslations } from 'next-intl'

/** Names the characters that the PDF will show as a substitute, before something is sent that can't be changed. */
export function UnprintableNote({ characters }: { characters: readonly string[] }) {
  const t = useTranslations('dashboard')
  if (characters.length === 0) return null
  return (
    <p className="hint unprintable-note" role="status">
      {t('unprintable', { characters: characters.join(' ') })}
    </p>
  )
}
