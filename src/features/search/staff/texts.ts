'use client'

import { useTranslation } from '@payloadcms/ui'

export type Text = (key: string, values?: Record<string, string>) => string

/** Returns the texts of the admin in the user's language, with their `{arguments}` filled in. */
export function useSearchTexts(): Text {
  const { t } = useTranslation()
  return (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, value),
      (t as (key: string) => string)(`puente:${key}`),
    )
}
