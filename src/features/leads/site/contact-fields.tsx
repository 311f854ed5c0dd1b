import type { ReactNode } from 'react'

import { messageClass } from '@/components/ui/field'
import { serviceOptionId } from '@/features/services/site/contact-path'
import { formFields } from '../fields'
import { fieldErrorText, type ContactTexts } from './contact-texts'

type InputAttributes = {
  id: string
  name: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type ContactFieldProps = {
  name: string
  label: string
  /** Shown beside the label of a field that can stay empty. */
  optional?: string
  /** What to write, beside the label. */
  hint?: string
  error?: string
  /** Takes the whole width of the form. */
  wide?: boolean
  children: (attributes: InputAttributes) => ReactNode
}

/** A field of the contact form with its label above and its error below. */
function ContactField({ name, label, optional, hint, error, wide, children }: ContactFieldProps) {
  const id = `contact-${name}`
  const invalid = error ? ({ 'aria-invalid': true } as const) : {}
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const described = descriptions ? { 'aria-describedby': descriptions } : {}
  return (
    <div data-field="" className={wide ? 'min-[40rem]:col-span-full' : undefined}>
      <div className="flex flex-wrap gap-x-2">
        <label htmlFor={id}>
          {label} {optional && <span>{optional}</span>}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="note">
            {hint}
          </span>
        )}
      </div>
      {children({ id, name, ...invalid, ...described })}
      {error && (
        <p id={`${id}-error`} data-error="" className={messageClass.error}>
          {error}
        </p>
      )}
    </div>
  )
}

type ContactFieldsProps = {
  texts: ContactTexts
  values: Record<string, string>
  fieldErrors: Record<string, string>
}
type FormField = (typeof formFields)[number]

const isWide = ({ type }: FormField) => type === 'select' || type === 'text'

/** The order on the page: what is required, then what takes the whole width, then the rest. */
const rank = (field: FormField) => (field.required ? 0 : isWide(field) ? 1 : 2)
const orderedFields = formFields.toSorted((one, other) => rank(one) - rank(other))

/** Tells password managers to leave a field alone: 1Password, LastPass, Bitwarden, Dashlane, in this order. */
const ignoredByManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
}

/** The fields of the contact form as plain HTML: they work before any script. */
export function ContactFields({ texts, values, fieldErrors }: ContactFieldsProps) {
  const fieldOf = (field: FormField) => {
    const { formName, required } = field
    const code = fieldErrors[formName]
    return (
      <ContactField
        key={formName}
        name={formName}
        label={texts.labels[formName]}
        hint={texts.hints[formName]}
        wide={isWide(field)}
        optional={required ? undefined : texts.optional}
        error={code && fieldErrorText(texts, formName, code)}
      >
        {(attributes) => control(field, attributes, texts, values[formName])}
      </ContactField>
    )
  }
  return (
    <>
      <div className="grid gap-x-gap gap-y-5 [--textarea-height:--spacing(33)] min-[40rem]:grid-cols-2">
        {orderedFields.map(fieldOf)}
      </div>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="contact-website">{texts.website}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" {...ignoredByManagers} />
      </div>
    </>
  )
}

const inputTypes: Partial<Record<FormField['type'], string>> = { email: 'email', phone: 'tel' }

function control(field: FormField, attributes: InputAttributes, texts: ContactTexts, value?: string) {
  const { type, formName, required, maxLength, autoComplete } = field
  const shared = { ...attributes, required, autoComplete }
  if (type === 'select')
    return (
      <select {...shared} defaultValue={value ?? ''}>
        <option value="">{texts.choose}</option>
        {texts.options[formName].map((option) => (
          <option
            key={option.value}
            id={formName === 'service_interest' ? serviceOptionId(option.value) : undefined}
            value={option.value}
          >
            {option.label}
          </option>
        ))}
      </select>
    )
  if (type === 'text') return <textarea {...shared} rows={5} maxLength={maxLength} defaultValue={value} />
  return <input {...shared} type={inputTypes[type]} maxLength={maxLength} defaultValue={value} />
}
