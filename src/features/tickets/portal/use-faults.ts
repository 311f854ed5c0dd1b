'use client'

import { useTranslations } from 'next-intl'

import { ticketLimits } from '../rules'

type Field = keyof typeof ticketLimits

/** What is wrong with a field, in words, by the code of its schema. */
export function useFaults(): (code: string | undefined, field: Field) => string | undefined {
  const t = useTranslations('tickets.faults')
  return (code, field) => {
    if (!code) return undefined
    if (code === 'required') return t(`required.${field}`)
    return code === 'too_long' ? t('tooLong', { most: ticketLimits[field] }) : t('invalid')
  }
}
