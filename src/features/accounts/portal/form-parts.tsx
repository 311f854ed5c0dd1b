'use client'

import { type SubmitEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { Button } from '@/components/ui/button'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'

/** Returns a submit handler that does nothing while the form is being sent, so that a double click sends it once. */
export const submitOnce =
  (isSubmitting: boolean, submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSubmitting) void submit(event)
  }

type SubmitButtonProps = {
  busy: boolean
  label: string
  busyLabel: string
  variant?: ComponentProps<typeof Button>['variant']
  className?: string
}

/** The submit button of a form. Not `disabled` while sending, so that it keeps the focus. */
export const SubmitButton = ({
  busy,
  label,
  busyLabel,
  variant = 'accent',
  className = 'w-full',
}: SubmitButtonProps) => (
  <Button type="submit" variant={variant} className={className} aria-disabled={busy}>
    {busy ? busyLabel : label}
  </Button>
)

/** Fields beside each other, where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-4">{children}</div>
)

/** The error of a whole form, announced to screen readers. */
export const FormError = ({ text }: { text: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {text && (
      <p data-error="" className={messageClass.error}>
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

type PasswordFieldProps = {
  label: string
  error?: string
  field: Partial<UseFormRegisterReturn> & { name: string }
  hint?: string
  /** Whether a new password is set: shows the rules, and lets the browser suggest one. */
  isNew?: boolean
}

/** A password input with a button that shows the password. */
export function PasswordField({ label, error, field, hint, isNew = false }: PasswordFieldProps) {
  const t = useTranslations('auth.password')
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint ?? (isNew ? t('hint') : undefined)}>
      {(attributes) => (
        <span className="relative block">
          <input
            {...field}
            {...attributes}
            type={shown ? 'text' : 'password'}
            required
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className="pe-14"
          />
          <button
            type="button"
            className="absolute inset-y-px right-px grid w-12 cursor-pointer place-items-center border-0 bg-transparent p-0 text-muted hover:text-ink"
            aria-pressed={shown}
            aria-label={t(shown ? 'hide' : 'show')}
            onClick={() => setShown(!shown)}
          >
            <Eye closed={shown} />
          </button>
        </span>
      )}
    </Field>
  )
}

const Eye = ({ closed }: { closed: boolean }) => (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
    className="size-5"
  >
    <path d="M1.5 10C3.4 6.3 6.4 4.5 10 4.5s6.6 1.8 8.5 5.5c-1.9 3.7-4.9 5.5-8.5 5.5S3.4 13.7 1.5 10Z" />
    <circle cx="10" cy="10" r="2.6" />
    {closed && <path d="M3 17 17 3" />}
  </svg>
)
