'use client'

import { useTranslations } from 'next-intl'

import { ticketLimits } from '../rules'

type Field = keyof typeof ticketLimits

/** Returns a function that turns the error code of a field into a sentence. */
export function useFieldErrors(): (code: string | undefined, field: Field) => string | undefined {
  const t = useTranslations('tickets.fieldErrors')
  return (code, field) => {
    if (!code) return undefined
    if (code === 'required') return t(`required.${field}`)
    return code === 'too_long' ? t('tooLong', { most: ticketLimits[field] }) : t('invalid')
  }
}
