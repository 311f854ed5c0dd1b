import type { ReactNode } from 'react'

import { messageClass } from '@/components/ui/field'
import { languages, type Language } from '@/i18n/languages'
import { callKinds, callLimits, type CallKind } from '../rules'
import type { BookingTexts } from './booking-texts'
import styles from './calls.module.css'

type Props = {
  texts: BookingTexts
  language: Language
  /** What was typed, or is known of the visitor. */
  values: Record<string, string>
  /** The text of the error of a field. */
  error: (name: string) => string | undefined
  callLanguage: Language
  speak: (language: Language) => void
  by: CallKind
  hasVideo: boolean
  setWanted: (by: CallKind) => void
  /** Whether scripts have taken over: before, a number may be typed for any call. */
  isLive: boolean
}

/** Who the visitor is and how to talk with them. */
export function BookingFields(props: Props) {
  const { texts, language, values, error, callLanguage, speak, by, hasVideo, setWanted, isLive } = props
  return (
    <div className="grid grid-cols-1 gap-x-gap gap-y-5 [--textarea-height:--spacing(22)] min-[40rem]:grid-cols-2">
      <CallField name="name" label={texts.name} error={error('name')}>
        {(field) => (
          <input {...field} required maxLength={200} autoComplete="name" defaultValue={values.name} />
        )}
      </CallField>
      <CallField name="email" label={texts.email} error={error('email')}>
        {(field) => (
          <input
            {...field}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={values.email}
          />
        )}
      </CallField>
      <ChoiceOfTwo
        name="call_language"
        legend={texts.language}
        value={callLanguage}
        options={[language, ...languages.filter((one) => one !== language)].map((one) => ({
          value: one,
          label: texts.languages[one],
          lang: one,
        }))}
        onChange={speak}
      />
      <ChoiceOfTwo
        name="by"
        legend={texts.by}
        value={by}
        options={callKinds
          .filter((kind) => hasVideo || kind === 'phone')
          .map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        onChange={setWanted}
      />
      <div className={`min-[40rem]:col-start-2 ${styles.byPhone ?? ''}`} data-live={isLive ? by : undefined}>
        <CallField
          name="phone"
          label={texts.phone}
          optional={isLive ? undefined : texts.phoneHint}
          error={error('phone')}
        >
          {(field) => (
            <input
              {...field}
              type="tel"
              maxLength={callLimits.phone}
              autoComplete="tel"
              defaultValue={values.phone}
            />
          )}
        </CallField>
      </div>
      <CallField name="topic" label={texts.topic} optional={texts.optional} error={error('topic')} wide>
        {(field) => <textarea {...field} rows={2} maxLength={callLimits.topic} defaultValue={values.topic} />}
      </CallField>
    </div>
  )
}

type ControlProps = { id: string; name: string; 'aria-invalid'?: true; 'aria-describedby'?: string }
type CallFieldProps = {
  name: string
  label: string
  optional?: string
  error?: string
  wide?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A labeled field, with its error below. */
function CallField({ name, label, optional, error, wide, children }: CallFieldProps) {
  const id = `call-${name}`
  return (
    <div data-field="" className={wide ? 'min-[40rem]:col-span-full' : undefined}>
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {children({ id, name, ...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }) })}
      {error && (
        <p id={`${id}-error`} data-error="" className={messageClass.error}>
          {error}
        </p>
      )}
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  name: string
  legend: string
  value: Value
  options: { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** A choice of two, as radios: arrows switch between them, Tab leaves. */
function ChoiceOfTwo<Value extends string>({ name, legend, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className={`min-w-0 border-0 ${styles.pick ?? ''}`}>
      <legend className="mb-2 text-caption font-strong">{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
