'use client'

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'

import { Button } from '@/components/ui/button'
import { messageClass } from '@/components/ui/field'
import { trackLead } from '@/features/consent/site/lead-events'
import { fetchTimingToken } from '@/features/leads/site/send-contact-form'
import { languages, otherLanguage, type Language } from '@/i18n/languages'
import { Link, useRouter } from '@/i18n/navigation'
import type { Places } from '../call-texts'
import { personOf, withGone, type TimesToPick } from '../picker-rules'
import { callKinds, callLimits, type CallKind } from '../rules'
import type { BookingTexts } from './booking-texts'
import styles from './calls.module.css'
import { CallSummary } from './call-summary'
import { fetchTimes, postCall, visitOfPage } from './send-call'
import { bookedTitle, TakenSlip, takenTitle, troubleText, type Trouble } from './taken-slip'
import { TimePicker } from './time-picker'
import { useVisitorZone } from './use-visitor-zone'
import { ZoneSelect } from './zone-select'

export type BookingProps = {
  texts: BookingTexts
  language: Language
  free: TimesToPick
  /** The zone to show times in, and whether the visitor has chosen it. */
  zone: string
  isZoneChosen: boolean
  places: Places
  now: number
  /** The Monday of the week to show at first. */
  week?: number
  /** What was typed, or is known of the visitor, by the names of the inputs. */
  values: Record<string, string>
  /** The hidden inputs that carry the visit and the submission. */
  hidden: Record<string, string>
  errors: Record<string, string>
  trouble?: { code: string; nearest: string[]; stands?: string }
  whatsapp?: string
  note: ReactNode
}

const timeOf = (iso: string | undefined) => {
  const at = Date.parse(iso ?? '')
  return Number.isNaN(at) ? undefined : at
}

/** The form that books a call: sent in the page with JavaScript, posted by the browser without. */
export function BookingForm(props: BookingProps) {
  const { texts, language, places, now, values, hidden } = props
  const { zone, zones, choose, isLive } = useVisitorZone(props.zone, props.isZoneChosen)
  const [callLanguage, setCallLanguage] = useState<Language>(
    values.call_language === otherLanguage(language) ? otherLanguage(language) : language,
  )
  const [free, setFree] = useState(props.free)
  const hasVideo = free.times.length === 0 || free.times.some(([, , video]) => video >= 0)
  const [wanted, setWanted] = useState<CallKind>(values.by === 'phone' ? 'phone' : 'video')
  const by = hasVideo ? wanted : 'phone'
  const [chosen, setChosen] = useState(timeOf(values.time))
  const [gone, setGone] = useState<number>()
  const [errors, setErrors] = useState(props.errors)
  const [trouble, setTrouble] = useState<Trouble | undefined>(
    props.trouble && troubleOf(texts, language, props.zone, props.trouble, timeOf(values.time)),
  )
  const [isSending, setSending] = useState(false)
  const submission = useRef<string>(undefined)
  const timingToken = useRef<Promise<string | undefined>>(undefined)
  const router = useRouter()

  const time = free.times.find(([at]) => at === chosen)
  const person = time && personOf(free, time, by)
  const isFree = person !== undefined && chosen !== gone

  const speak = async (next: Language) => {
    setCallLanguage(next)
    const found = await fetchTimes({ language: next })
    if (found) setFree(found)
    else setTrouble({ title: texts.loadFailed })
  }

  const send = async (form: HTMLFormElement) => {
    const typed = valuesOf(form)
    submission.current ??= (crypto as Partial<Crypto>).randomUUID?.()
    setSending(true)
    const answer = await postCall('book-call', {
      ...typed,
      ...visitOfPage(),
      time_zone: zone,
      submission_id: submission.current,
      timing_token: await timingToken.current,
    })
    if (answer.success && answer.token) {
      trackLead(submission.current)
      router.push(`/call/${answer.token}?new=1`)
      return
    }
    setSending(false)
    if (answer.error === 'taken' && chosen !== undefined) {
      setGone(chosen)
      setTrouble({ title: takenTitle(texts.taken, chosen, language, zone), nearest: answer.times ?? [] })
      setChosen(undefined)
      const found = await fetchTimes({ language: callLanguage })
      if (found) setFree(withGone(found, chosen))
      return
    }
    const stands = answer.current?.value
    if (answer.error === 'conflict' && stands) {
      setTrouble({ title: bookedTitle(texts, stands, language, zone) })
      return
    }
    const known = Object.keys(answer.fields ?? {}).some((name) => name in fieldNames)
    if (known) setErrors(answer.fields ?? {})
    else setTrouble({ title: troubleText(texts, answer.error, answer.fields) })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const found = checkForm(form, isFree, by)
    setErrors(found)
    setTrouble(undefined)
    const [first] = Object.keys(found)
    if (first === undefined) void send(form)
    else focusField(form, first)
  }

  const error = (name: string) => {
    const code = errors[name]
    if (!code) return undefined
    if (name === 'email' && code === 'email') return texts.errors.emailInvalid
    if (code === 'required' && name in fieldNames) return texts.errors[name as keyof typeof fieldNames]
    return code === 'too_long' ? texts.errors.too_long : texts.errors.invalid
  }

  const ways = (
    <>
      <Link
        href="/contact"
        prefetch={false}
        className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
      >
        {texts.write}
      </Link>
      {props.whatsapp && (
        <a
          href={props.whatsapp}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
        >
          {texts.whatsapp}
        </a>
      )}
    </>
  )

  return (
    <>
      <form id="call-zone" method="get" noValidate={isLive}>
        {hidden.service && <input type="hidden" name="service" value={hidden.service} />}
        {hidden.for && <input type="hidden" name="for" value={hidden.for} />}
      </form>
      <form
        action="/api/call-form"
        method="post"
        className="grid grid-cols-1 gap-6"
        noValidate={isLive}
        onFocus={() => void (timingToken.current ??= fetchTimingToken())}
        onInput={({ target }) => {
          const { name } = target as HTMLInputElement
          if (name in errors) setErrors(({ [name]: _cleared, ...rest }) => rest)
        }}
        onSubmit={submit}
      >
        <input type="hidden" name="action" value="book" />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="time_zone" value={zone} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TimePicker
          {...{ texts, language, free, by, zone, places, now, chosen, gone, isLive }}
          week={props.week}
          onChoose={(at) => {
            setChosen(at)
            setTrouble(undefined)
            setErrors(({ time: _time, ...rest }) => rest)
          }}
          zoneSelect={
            <ZoneSelect {...{ texts, language, zone, places, now }} more={zones} onChange={choose} />
          }
          otherWays={ways}
          error={error('time')}
        />
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
          <Pick
            name="call_language"
            legend={texts.language}
            value={callLanguage}
            options={[language, ...languages.filter((one) => one !== language)].map((one) => ({
              value: one,
              label: texts.languages[one],
              lang: one,
            }))}
            onChange={(next) => void speak(next)}
          />
          <Pick
            name="by"
            legend={texts.by}
            value={by}
            options={callKinds
              .filter((kind) => hasVideo || kind === 'phone')
              .map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
            onChange={setWanted}
          />
          <div
            className={`min-[40rem]:col-start-2 ${styles.byPhone ?? ''}`}
            data-live={isLive ? by : undefined}
          >
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
            {(field) => (
              <textarea {...field} rows={2} maxLength={callLimits.topic} defaultValue={values.topic} />
            )}
          </CallField>
        </div>
        <div className="sr-only" aria-hidden="true">
          <label htmlFor="call-website">{texts.website}</label>
          <input id="call-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {isFree && chosen !== undefined && (
          <CallSummary {...{ texts, language, zone, by, callLanguage, person, places }} at={chosen} />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="accent" className="max-sm:w-full" aria-disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </Button>
          {trouble ? (
            <TakenSlip
              {...{ texts, language, zone, trouble, isLive }}
              onPick={(at) => {
                setChosen(at)
                setTrouble(undefined)
              }}
            />
          ) : (
            props.note
          )}
        </div>
      </form>
    </>
  )
}

const fieldNames = { time: true, name: true, email: true, phone: true } as const

function troubleOf(
  texts: BookingTexts,
  language: string,
  zone: string,
  { code, nearest, stands }: { code: string; nearest: string[]; stands?: string },
  at: number | undefined,
): Trouble | undefined {
  if (code === 'taken' && at !== undefined)
    return { title: takenTitle(texts.taken, at, language, zone), nearest }
  if (code === 'conflict' && stands) return { title: bookedTitle(texts, stands, language, zone) }
  return code === 'invalid' ? undefined : { title: troubleText(texts, code, undefined) }
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

/** Returns the error codes by input; none when the form can be sent. The server checks again. */
function checkForm(form: HTMLFormElement, isFree: boolean, by: CallKind): Record<string, string> {
  const values = valuesOf(form)
  const text = (name: string) => (values[name] ?? '').trim()
  const errors: Record<string, string> = {}
  if (!isFree) errors.time = 'required'
  if (!text('name')) errors.name = 'required'
  if (!text('email')) errors.email = 'required'
  else if (!/^\S+@\S+\.\S{2,}$/.test(text('email'))) errors.email = 'email'
  if (by === 'phone' && !text('phone')) errors.phone = 'required'
  return errors
}

function focusField(form: HTMLFormElement, name: string): void {
  const selector =
    name === 'time' ? 'input[name="time"]:not(:disabled), input[name="day"]:checked' : `[name="${name}"]`
  const fields = [...form.querySelectorAll<HTMLElement>(selector)]
  fields.find((field) => field.closest('[hidden]') === null)?.focus()
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

type PickProps<Value extends string> = {
  name: string
  legend: string
  value: Value
  options: { value: Value; label: string; lang?: string }[]
  onChange: (value: Value) => void
}

/** A choice of two, as radios. */
function Pick<Value extends string>({ name, legend, value, options, onChange }: PickProps<Value>) {
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
