'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Field } from '@/components/ui/field'
import { clientLimits } from '@/features/clients/rules'
import { useFeeMessage } from '@/components/staff/use-amount-message'
import { plainAmount } from '@/lib/money'
import { proposalLimits, serviceLabels, serviceTypes } from '@/features/proposals/rules'
import { evidenceState, valueOf, withValue } from '../evidence-rules'
import type { EvidenceField, PersonField } from '../generator-form'
import type { RequiredField } from '../generator-rules'
import { useGenerator } from './generator-context'

/** Returns a function that says that a field is empty, once that was refused. */
export function useMissing() {
  const { empty } = useGenerator()
  const common = useTranslations('dashboard')
  return (field: RequiredField) => (empty.includes(field) ? common('fieldErrors.required') : undefined)
}

/** Returns the attributes of the control of a field. */
function useField(field: EvidenceField) {
  const { store, state } = useGenerator()
  return {
    name: field,
    value: valueOf(state.form, field),
    onChange: ({ target }: { target: { value: string } }) => {
      const { form } = store.get()
      store.change({ form: withValue(form, field, target.value) })
    },
  }
}

/** Two fields beside each other, on phones below. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-3 md:grid-cols-2">{children}</div>
)

const people = {
  first_name: { type: 'text', limit: clientLimits.name, isOptional: false },
  last_name: { type: 'text', limit: clientLimits.name, isOptional: false },
  email: { type: 'email', limit: clientLimits.email, isOptional: false },
  company_name: { type: 'text', limit: clientLimits.company, isOptional: true },
  phone: { type: 'tel', limit: clientLimits.phone, isOptional: true },
} as const

/** A field of a new client. */
export function PersonInput({ field }: { field: PersonField }) {
  const { texts: t, errors } = useGenerator()
  const common = useTranslations('dashboard')
  const control = useField(field)
  const missing = useMissing()
  const { type, limit, isOptional } = people[field]
  const error = errors[`newClient.${field === 'company_name' ? 'company' : field}`]
  return (
    <Field
      label={t(`fields.${field}`)}
      optional={isOptional ? common('optional') : undefined}
      error={error ? common('fieldErrors.invalid') : isOptional ? undefined : missing(field as RequiredField)}
    >
      {(props) => <input {...props} {...control} type={type} autoComplete="off" maxLength={limit} />}
    </Field>
  )
}

/** The word beside the fields that only the model needs, when there is none. */
function useUnneeded() {
  const { texts: t, start } = useGenerator()
  return start.hasModel ? undefined : t('details.optional')
}

/** Title and service of the proposal. */
export function TitleInputs() {
  const { texts: t } = useGenerator()
  const missing = useMissing()
  const optional = useUnneeded()
  const title = useField('title')
  const service = useField('service_type')
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <Field label={t('fields.title')} error={missing('title')}>
        {(props) => <input {...props} {...title} autoComplete="off" maxLength={proposalLimits.title} />}
      </Field>
      <Field label={t('fields.service_type')} optional={optional} error={missing('service_type')}>
        {(props) => (
          <select {...props} {...service}>
            <option value="">{t('details.chooseService')}</option>
            {serviceTypes.map((type) => (
              <option key={type} value={serviceLabels[type]}>
                {t(`services.${type}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

export function DescriptionInput() {
  const { texts: t } = useGenerator()
  const missing = useMissing()
  const optional = useUnneeded()
  const control = useField('description')
  return (
    <Field
      label={t('fields.description')}
      optional={optional}
      hint={t('details.descriptionHint')}
      error={missing('description')}
    >
      {(props) => <textarea {...props} {...control} rows={4} maxLength={proposalLimits.description} />}
    </Field>
  )
}

/** A fee as it is typed, in units of the currency. */
export function FeeInput({ field }: { field: 'setup_fee' | 'monthly_fee' }) {
  const { texts: t, state, task, attempt } = useGenerator()
  const control = useField(field)
  const { currency } = state.form
  const message = useFeeMessage()(control.value, currency)
  const isOpen = attempt && evidenceState(state.form, task?.evidence ?? null, field) === 'open'
  return (
    <Field
      label={t(`fees.${field}`, { currency })}
      optional={t('details.optional')}
      warning={message.warning}
      error={message.error ?? (isOpen ? t('refused.openFee') : undefined)}
    >
      {(props) => (
        <input
          {...props}
          {...control}
          className="text-end tabular-nums md:max-w-60"
          inputMode="decimal"
          autoComplete="off"
          placeholder={plainAmount(0, currency)}
          maxLength={40}
        />
      )}
    </Field>
  )
}
