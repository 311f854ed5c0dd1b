import { removeHash } from '@/lib/replace-address'
import { formFields } from '../fields'
import { messageOfHash, serviceOfHash } from '@/features/services/site/contact-path'

/**
 * What a visitor types into the contact form, in the session storage: it survives a change of language, Back and a reload.
 */

const STORAGE_KEY = 'puente_contact'
/** The last message that came with a link: the next one may replace it unless the visitor has changed it. */
const PREFILLED_KEY = 'puente_contact_prefilled'

type FormInput = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the inputs that a visitor fills in, by name. Hidden ones and the honeypot are not among them. */
const inputsOf = (form: HTMLFormElement): [name: string, input: FormInput][] =>
  formFields.flatMap(({ formName }) => {
    const input = form.elements.namedItem(formName)
    return input instanceof Element ? [[formName, input as FormInput]] : []
  })

/** Stores what is in the form. */
export function saveContactDraft(form: HTMLFormElement): void {
  const values = inputsOf(form).map(([name, { value }]) => [name, value] as const)
  const typed = values.filter(([, value]) => value)
  try {
    if (typed.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(typed)))
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage the form works, but a reload empties it.
  }
}

export function clearContactDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored either.
  }
}

function storedDraft(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

/** Returns the message of the address, unless the visitor has written one. */
function prefilledMessage(draft: Record<string, unknown>): string | undefined {
  const message = messageOfHash(location.hash)
  if (!message) return undefined
  try {
    if (draft.message && draft.message !== sessionStorage.getItem(PREFILLED_KEY)) return undefined
    sessionStorage.setItem(PREFILLED_KEY, message)
  } catch {
    // Without storage there is no draft either.
  }
  return message
}

/**
 * Fills empty inputs from the stored draft. A service in the URL hash (contact-path.ts) replaces the selected one; a
 * message there replaces the stored one unless the visitor has edited it. Then removes the hash.
 */
export function restoreContactDraft(form: HTMLFormElement): void {
  const draft = storedDraft()
  const service = serviceOfHash(location.hash)
  const message = prefilledMessage(draft)
  if (service ?? messageOfHash(location.hash)) removeHash()
  for (const [name, input] of inputsOf(form)) {
    const value = draft[name]
    if (name === 'service_interest' && service) input.value = service
    else if (name === 'message' && message) input.value = message
    else if (!input.value && typeof value === 'string') input.value = value
  }
  saveContactDraft(form)
}
