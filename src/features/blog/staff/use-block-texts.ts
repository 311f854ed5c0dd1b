'use client'

import { useTranslations } from 'next-intl'

/** Returns a text of the blocks of posts by its keys, with colons between them, in the language of the editor. */
export function useBlockTexts(): (key: string) => string {
  const t = useTranslations('postBlocks')
  return (key) => t(key.replaceAll(':', '.') as Parameters<typeof t>[0])
}
