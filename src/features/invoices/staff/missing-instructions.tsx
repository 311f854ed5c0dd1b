'use client'

import { useTranslations } from 'next-intl'

import { otherLanguage, type Language } from '@/i18n/languages'
import type { NewInvoice } from '../queries/new-invoice'

type Props = { currency: string; given: Pick<NewInvoice, 'client' | 'instructions'> }

/**
 * Says before an invoice is issued that it does not say how to pay in its currency, or not in the client's language, with a
 * link to the settings. Nothing otherwise.
 */
export function MissingInstructions({ currency, given: { client, instructions } }: Props) {
  const t = useTranslations('invoiceBoard.form.instructions')
  const languages = useTranslations('dashboard.languages')
  const written = (instructions as Partial<Record<string, Language[]>>)[currency] ?? []
  const { name, language } = client
  const isMissing = !written.includes(language)
  const values = { currency, name, language: languages(language), other: languages(otherLanguage(language)) }
  return (
    <div role="status">
      {isMissing && (
        <p className="invoice-warning">
          {t(written.length === 0 ? 'none' : 'other', values)}{' '}
          <a href="/admin/globals/site-settings#field-paymentInstructions" target="_blank" rel="noreferrer">
            {t('write')}
          </a>
        </p>
      )}
    </div>
  )
}
