'use client'

import { useTranslations } from 'next-intl'

/** The sentence for the code of a fault, of a field or of the whole form; a code that is unknown is a failure of ours. */
export function useFaults() {
  const t = useTranslations('auth')
  const field = (code: string | undefined): string | undefined => {
    if (!code) return undefined
    return t.has(`faults.${code}` as 'faults.required')
      ? t(`faults.${code}` as 'faults.required')
      : t('faults.invalid')
  }
  const whole = (code: string): string =>
    t.has(`failures.${code}` as 'failures.failed')
      ? t(`failures.${code}` as 'failures.failed')
      : t('failures.failed')
  return { field, whole }
}
