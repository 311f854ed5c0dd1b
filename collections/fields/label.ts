import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'

export type Label = Record<'en' | 'es', string>

function textAt(messages: unknown, key: string): string {
  const text = key
    .split(':')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages)
  if (typeof text !== 'string') throw new Error(`no message ${key}`)
  return text
}

/**
 * Returns a label in both languages from `src/messages/{en,es}/admin.json`. `key` is a path such as 'leads:name'. Not a
 * function of the language, because Payload calls such a function once and caches the text: everyone would see the labels
 * of custom fields in the language of whoever opened the form first.
 */
export const label = (key: string): Label => ({ en: textAt(en, key), es: textAt(es, key) })

/** Returns the options of a select. `path` is the path in the admin messages that has a label for each value. */
export const options = (path: string, values: readonly string[]) =>
  values.map((value) => ({ label: label(`${path}:${value.replaceAll(' ', '_')}`), value }))

/** Returns the heading in the admin's navigation. Payload accepts an object of translations here, but no function. */
export const group = (key: keyof typeof en.nav.groups) => label(`nav:groups:${key}`)
