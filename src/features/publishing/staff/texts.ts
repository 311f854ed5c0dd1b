import { languages } from '@/i18n/languages'

export type Text = (key: string, values?: Record<string, string>) => string

/**
 * Returns the texts of publishing, with their `{arguments}` filled in. `translate` is Payload's `t`, which knows another
 * syntax for arguments than our messages have.
 */
export const textsOf =
  (translate: unknown): Text =>
  (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value),
      (translate as (key: string) => string)(`puente:publishing:${key}`),
    )

type Failure = { error: string; fields?: Record<string, string> }
const known = new Set(['conflict', 'not_found', 'too_many', 'unread'])

/** Returns the text of a verb that failed. For an incomplete language, its name. */
export function failureText(text: Text, { error, fields }: Failure): string {
  const incomplete = languages.find((language) => fields?.[language] === 'incomplete')
  if (!incomplete) return text(`errors:${known.has(error) ? error : 'failed'}`)
  const name = text(`languages:${incomplete}`)
  return text('errors:incomplete', { language: name })
}
