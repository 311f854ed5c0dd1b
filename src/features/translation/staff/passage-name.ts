import type { useTranslations } from 'next-intl'

import type { PassageName } from '../queries/translation'

const types = [
  'paragraph',
  'heading',
  'list',
  'quote',
  'figure',
  'chart',
  'pullquote',
  'message',
  'service',
] as const

/** What a passage is called, such as 'Paragraph 3'. */
export function passageName(name: PassageName, t: ReturnType<typeof useTranslations<'translation'>>): string {
  if (name.kind === 'field') return name.label
  const type = types.find((one) => one === name.type) ?? 'paragraph'
  return t(`passages.${type}`, { number: name.number ?? '' }).trim()
}

/** How large its words are on the page. */
export function passageSize(name: PassageName): 'title' | 'heading' | 'text' {
  if (name.kind === 'field') return name.size
  return name.type === 'heading' || name.type === 'pullquote' ? 'heading' : 'text'
}
