import type { LabelFunction } from 'payload'

import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'

/** Returns a label from `src/messages/{en,es}/admin.json` in the user's language. `key` is a path such as 'leads:name'. */
export const label =
  (key: string): LabelFunction =>
  ({ t }) =>
    (t as (key: string) => string)(`puente:${key}`)

const textAt = (messages: unknown, key: string): string => {
  const text = key
    .split(':')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages)
  if (typeof text !== 'string') throw new Error(`no message ${key}`)
  return text
}

/**
 * Returns a label in both languages, for a rich text field and what is in its blocks: Payload caches these for all users, and
 * would keep the text of a function in the language of whoever opened the form first.
 */
export const labelInBoth = (key: string): Record<'en' | 'es', string> => ({
  en: textAt(en, key),
  es: textAt(es, key),
})

/** Returns the options of a select. `path` is the path in the admin messages that has a label for each value. */
export const options = (path: string, values: readonly string[]) =>
  values.map((value) => ({ label: label(`${path}:${value.replaceAll(' ', '_')}`), value }))

/** Returns the heading in the admin's navigation. Payload accepts an object of translations here, but no function. */
export const group = (key: keyof typeof en.nav.groups) => ({
  en: en.nav.groups[key],
  es: es.nav.groups[key],
})
