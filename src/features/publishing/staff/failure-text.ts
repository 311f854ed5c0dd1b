import { languages } from '@/i18n/languages'
import type { Text } from './texts'

type Failure = { error: string; fields?: Record<string, string> }
const known = new Set(['conflict', 'not_found', 'too_many', 'unread'])

/** Returns the text of a verb that failed. For an incomplete language, its name. */
export function failureText(text: Text, { error, fields }: Failure): string {
  const incomplete = languages.find((language) => fields?.[language] === 'incomplete')
  if (!incomplete) return text(`errors:${known.has(error) ? error : 'failed'}`)
  const name = text(`languages:${incomplete}`)
  return text('errors:incomplete', { language: name })
}
