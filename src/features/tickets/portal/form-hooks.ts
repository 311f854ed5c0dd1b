'use client'

import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'next-intl'

import { readStoredDraft, storeDraft, submissionOfDraft } from '@/lib/stored-drafts'
import { ticketLimits } from '../rules'

/**
 * Keeps what was typed in a form until it is sent, also when the page is left and opened again in the same tab. `author` is
 * the id of the signed-in user, who alone sees it.
 *
 * @returns `submission` for the id of the submission, which a retry repeats, and `clear` for when it was sent or discarded.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  author: string,
  name: string,
) {
  const submission = useRef<string>(undefined)
  const { subscribe, setValue, getValues } = form
  useEffect(() => {
    const given = JSON.stringify(getValues())
    const kept = valuesOf(readStoredDraft(author, name))
    for (const [field, value] of Object.entries(kept))
      // A field that the form no longer has is left alone.
      if (field in getValues()) setValue(field as Path<Values>, value as never, { shouldDirty: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = JSON.stringify(values)
        storeDraft(author, name, typed === given ? '' : typed)
      },
    })
  }, [author, name, subscribe, setValue, getValues])
  return {
    submission: () => (submission.current ??= submissionOfDraft(author, name)),
    clear: () => {
      submission.current = undefined
      storeDraft(author, name, '')
    },
  }
}

function valuesOf(text: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(text || '{}')
    return typeof values === 'object' && values ? { ...values } : {}
  } catch {
    return {}
  }
}

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
