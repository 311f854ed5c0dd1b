'use client'

import { useState } from 'react'

import { useDraft } from '@/components/staff/dialog-drafts'
import { defaultCurrency, plainAmount } from '@/lib/money'
import type { EditedTemplate } from '../queries/templates'
import type { TemplateValues } from './template-mutations'

type FieldState = [value: string, set: (text: string) => void]

/**
 * The fields of a template's form; what is typed survives the closing of the dialog. What they start from is what was read
 * first: a change by someone else meanwhile is a conflict when it is saved.
 */
export function useTemplateFields(drafts: string, given: EditedTemplate | undefined) {
  const [template] = useState(given)
  const feeOf = (name: 'setupFee' | 'monthlyFee') =>
    template ? plainAmount(template[name], template.currency) : ''
  const fields: Record<keyof TemplateValues, FieldState> = {
    name: useDraft(`${drafts}name`, template?.name),
    description: useDraft(`${drafts}description`, template?.description ?? ''),
    setup_fee: useDraft(`${drafts}setup`, feeOf('setupFee')),
    monthly_fee: useDraft(`${drafts}monthly`, feeOf('monthlyFee')),
    currency: useDraft(`${drafts}currency`, template?.currency ?? defaultCurrency),
    content_en: useDraft(`${drafts}content-en`, template?.content.en),
    content_es: useDraft(`${drafts}content-es`, template?.content.es),
  }
  return { fields, template }
}
