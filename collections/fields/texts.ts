import type { PayloadRequest } from 'payload'

import { defaultLanguage, isLanguage, type Language } from '../../src/i18n/languages'
import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'

/** Texts of `src/messages/{en,es}/admin.json`, by a path such as 'leads:name'. */

const messages = { en, es }

export type Label = Record<Language, string>

function findText(language: Language, path: string): string | undefined {
  const text = path
    .split(':')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      messages[language],
    )
  return typeof text === 'string' ? text : undefined
}

function textAt(language: Language, path: string): string {
  const text = findText(language, path)
  if (text === undefined) throw new Error(`no message ${path}`)
  return text
}

/**
 * Returns a label in both languages. Not a function of the language, because Payload calls such a function once and caches
 * the text: everyone would see the labels of custom fields in the language of whoever opened the form first.
 */
export const label = (path: string): Label => ({ en: textAt('en', path), es: textAt('es', path) })

/** Returns the options of a select. `path` is the path in the admin messages that has a label for each value. */
export const options = (path: string, values: readonly string[]) =>
  values.map((value) => ({ label: label(`${path}:${value.replaceAll(' ', '_')}`), value }))

/** Returns the heading in the admin's navigation. Payload accepts an object of translations here, but no function. */
export const group = (key: keyof typeof en.nav.groups) => label(`nav:groups:${key}`)

/**
 * Returns a text for the user of a request, or the path when there is none. Uses the language of the account because Payload
 * renders some tables with a request that lacks the user's `t`.
 */
export function translate({ user, i18n }: PayloadRequest, path: string): string {
  const language: unknown = user?.language ?? i18n.language
  return findText(isLanguage(language) ? language : defaultLanguage, path) ?? path
}
