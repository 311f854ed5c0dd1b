import { useTranslations } from 'next-intl'

import { languages } from '@/i18n/languages'
import { unfinishedAt, unfinishedText } from '../unfinished-rules'

/** Returns a text of the blocks of posts by its keys, with colons between them, in the language of the editor. */
export function useBlockTexts(): (key: string) => string {
  const t = useTranslations('postBlocks')
  return (key) => t(key.replaceAll(':', '.') as Parameters<typeof t>[0])
}

type Texts = {
  board: ReturnType<typeof useTranslations<'blogBoard'>>
  common: ReturnType<typeof useTranslations<'dashboard'>>
  /** A text of the blocks of posts, by its keys with colons between them. */
  blocks: (key: string) => string
}

/**
 * Returns which language of a post is not complete, and what its blocks lack; undefined when the fields name no language.
 */
export function incompleteReason(
  { board, common, blocks }: Texts,
  fields: Record<string, string> = {},
): string | undefined {
  const language = languages.find((name) => fields[name] === 'incomplete')
  if (!language) return undefined
  const start = `${language}.`
  const paths = Object.keys(fields).flatMap((path) =>
    path.startsWith(start) ? [path.slice(start.length)] : [],
  )
  const parts = unfinishedAt(paths).map((block) => unfinishedText(blocks, block))
  return [board('why.incomplete', { language: common(`languages.${language}`) }), ...parts].join(' ')
}
