'use client'

import type { SubmitEvent, ComponentProps } from 'react'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { ErrorIcon } from '@/components/ui/field'

/** Returns a submit handler that does nothing while the form is being sent, so that a double click sends it once. */
export const submitOnce =
  (isSubmitting: boolean, submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSubmitting) void submit(event)
  }

type Props = {
  busy: boolean
  label: string
  busyLabel: string
  variant?: ComponentProps<typeof Button>['variant']
}

/** The submit button of a form. Not `disabled` while sending, so that it keeps the focus. */
export const SubmitButton = ({ busy, label, busyLabel, variant = 'accent' }: Props) => (
  <Button type="submit" variant={variant} aria-disabled={busy}>
    {busy ? busyLabel : label}
  </Button>
)

/** The error of a whole form, announced to screen readers. */
export const FormError = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className="form-error">
        <ErrorIcon />
        {text}
      </p>
    )}
  </div>
)

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
