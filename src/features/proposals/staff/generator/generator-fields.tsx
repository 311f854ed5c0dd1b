'use client'

import { Field } from '@/components/ui/field'
import { useTranslations } from 'next-intl'
import { clientLimits } from '@/features/clients/rules'
import { valueOf, withValue } from '../../evidence-rules'
import { isFeeInvalid, type EvidenceField, type PersonField } from '../../generator-form'
import { proposalLimits, serviceLabels, serviceTypes } from '../../rules'
import { useGenerator } from './generator-context'

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
  const { type, limit, isOptional } = people[field]
  const error = errors[`newClient.${field === 'company_name' ? 'company' : field}`]
  return (
    <Field
      label={t(`fields.${field}`)}
      optional={isOptional ? common('optional') : undefined}
      error={error && common('fieldErrors.invalid')}
    >
      {(props) => <input {...props} {...control} type={type} autoComplete="off" maxLength={limit} />}
    </Field>
  )
}

/** Title and service of the proposal. */
export function TitleInputs() {
  const { texts: t } = useGenerator()
  const title = useField('title')
  const service = useField('service_type')
  return (
    <div className="generator-pair is-wide">
      <Field label={t('fields.title')}>
        {(props) => <input {...props} {...title} autoComplete="off" maxLength={proposalLimits.title} />}
      </Field>
      <Field label={t('fields.service_type')}>
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
  const control = useField('description')
  return (
    <Field label={t('fields.description')} hint={t('details.descriptionHint')}>
      {(props) => <textarea {...props} {...control} rows={4} maxLength={proposalLimits.description} />}
    </Field>
  )
}

/** A fee as it is typed, in units of the currency. */
export function FeeInput({ field }: { field: 'setup_fee' | 'monthly_fee' }) {
  const { texts: t, state } = useGenerator()
  const control = useField(field)
  const { currency } = state.form
  return (
    <Field
      label={t(`fees.${field}`, { currency: currency === 'USD' ? '$' : currency })}
      error={isFeeInvalid(control.value) ? t('details.feeError') : undefined}
    >
      {(props) => (
        <input
          {...props}
          {...control}
          className="generator-fee"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          maxLength={20}
        />
      )}
    </Field>
  )
}
