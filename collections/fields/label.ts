import type { LabelFunction } from 'payload'

import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'

/** A label from `src/messages/{en,es}/admin.json`, in the admin's language. `key` is a path such as 'leads:name'. */
export const label =
  (key: string): LabelFunction =>
  ({ t }) =>
    (t as (key: string) => string)(`puente:${key}`)

/** Options of a select whose labels stand under one path of the admin messages, by value. */
export const options = (path: string, values: readonly string[]) =>
  values.map((value) => ({ label: label(`${path}:${value.replaceAll(' ', '_')}`), value }))

/** The heading in the admin's navigation, by its key: Payload takes it as data, not as a function. */
export const group = (key: 'pages' | 'blog' | 'pictures' | 'clients') => ({
  en: en[key].group,
  es: es[key].group,
})
