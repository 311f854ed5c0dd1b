import type { Dropped } from './clean-pasted'

/** Returns the text of a key below `common.dropped` in admin.json, for a number of things. */
type Translate = (key: string, count: number) => string

/**
 * Returns the sentence about what a paste has left out, such as '2 pictures and 1 table were not taken over.', and what became
 * of it in `field`: rich text takes pictures that are uploaded and has paragraphs for a table, plain text has lines for one.
 */
export function droppedText(
  t: Translate,
  language: string,
  { pictures, tables }: Dropped,
  field: 'rich' | 'plain' = 'rich',
): string {
  const text = (key: string, count: number) => t(key, count).replace('{number}', String(count))
  const parts = [pictures && text('pictures', pictures), tables && text('tables', tables)].filter(
    (part) => part !== 0,
  )
  const what = new Intl.ListFormat(language).format(parts)
  const hints = [
    field === 'rich' && pictures && text('pictureHint', pictures),
    tables && text(field === 'rich' ? 'tableHint' : 'tableLines', tables),
  ].filter(Boolean)
  return [text('sentence', pictures + tables).replace('{what}', what), ...hints].join(' ')
}
