'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

import { Field } from '@/components/ui/field'

type Props = {
  label: string
  error?: string
  field: UseFormRegisterReturn
  hint?: string
  /** Whether a new password is set: shows the rules, and lets the browser suggest one. */
  isNew?: boolean
}

/** A password input with a button that shows the password. */
export function PasswordField({ label, error, field, hint, isNew = false }: Props) {
  const t = useTranslations('auth.password')
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} error={error} hint={hint ?? (isNew ? t('hint') : undefined)}>
      {(attributes) => (
        <span className="password-input">
          <input
            {...field}
            {...attributes}
            type={shown ? 'text' : 'password'}
            required
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
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
  <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
    <path d="M1.5 10C3.4 6.3 6.4 4.5 10 4.5s6.6 1.8 8.5 5.5c-1.9 3.7-4.9 5.5-8.5 5.5S3.4 13.7 1.5 10Z" />
    <circle cx="10" cy="10" r="2.6" />
    {closed && <path d="M3 17 17 3" />}
  </svg>
)
