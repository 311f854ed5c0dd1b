'use client'

import { useTranslations } from 'next-intl'

/**
 * Returns the sentences for error codes: `field` of one field, `form` of the whole form. Unknown codes get a general one.
 */
export function useErrorTexts() {
  const t = useTranslations('auth')
  const field = (code: string | undefined): string | undefined => {
    if (!code) return undefined
    const key = `errors.${code}` as 'errors.required'
    return t.has(key) ? t(key) : t('errors.invalid')
  }
  const form = (code: string): string => {
    const key = `failures.${code}` as 'failures.failed'
    return t.has(key) ? t(key) : t('failures.failed')
  }
  return { field, form }
}
