import type { LabelFunction } from 'payload'

import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'

/** Returns a label from `src/messages/{en,es}/admin.json` in the user's language. `key` is a path such as 'leads:name'. */
export const label =
  (key: string): LabelFunction =>
  ({ t }) =>
    (t as (key: string) => string)(`puente:${key}`)

/** Returns the options of a select. `path` is the path in the admin messages that has a label for each value. */
export const options = (path: string, values: readonly string[]) =>
  values.map((value) => ({ label: label(`${path}:${value.replaceAll(' ', '_')}`), value }))

/** Returns the heading in the admin's navigation. Payload accepts an object of translations here, but no function. */
export const group = (key: keyof typeof en.nav.groups) => ({
  en: en.nav.groups[key],
  es: es.nav.groups[key],
})
