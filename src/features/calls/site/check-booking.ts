import { isWholePhone, type CallKind } from '../rules'
import type { BookingTexts } from './booking-texts'

/** Checks what was typed before it is sent, and says what is wrong beside each field. The server checks again. */

/** Error codes by input. */
export type Errors = Record<string, string>

const required = { time: true, name: true, email: true, phone: true } as const
const isRequired = (name: string): name is keyof typeof required => name in required

/** Whether an error of that input has a place beside a field. */
export const isKnownField = (name: string): boolean => isRequired(name)

/** Returns the text inputs of a form by name. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

/** Returns the error codes; none when the form can be sent. */
export function checkForm(form: HTMLFormElement, isFree: boolean, by: CallKind): Errors {
  const values = valuesOf(form)
  const text = (name: string) => (values[name] ?? '').trim()
  const errors: Errors = {}
  if (!isFree) errors.time = 'required'
  if (!text('name')) errors.name = 'required'
  if (!text('email')) errors.email = 'required'
  else if (!/^\S+@\S+\.\S{2,}$/.test(text('email'))) errors.email = 'email'
  if (by === 'phone' && !isWholePhone(text('phone'))) errors.phone = text('phone') ? 'too_short' : 'required'
  return errors
}

/** Moves the focus to a field; to the day, or the first time, where a time is missing. */
export function focusField(form: HTMLFormElement, name: string): void {
  const selector =
    name === 'time' ? 'input[name="time"]:not(:disabled), input[name="day"]:checked' : `[name="${name}"]`
  form.querySelector<HTMLElement>(selector)?.focus()
}

/** The text of an error code of a field; undefined without an error. */
export function fieldErrorText(texts: BookingTexts, name: string, code: string | undefined) {
  if (!code) return undefined
  if (name === 'email' && code === 'email') return texts.errors.emailInvalid
  if (name === 'phone' && code === 'too_short') return texts.errors.phoneShort
  if (code === 'required' && isRequired(name)) return texts.errors[name]
  return code === 'too_long' ? texts.errors.too_long : texts.errors.invalid
}
