import { mailtoLink } from '@/lib/email-address'
import { formFields } from '../fields'
import type { ContactTexts } from './contact-texts'

/** Returns a `mailto:` address whose email has everything that was typed into the form. */
export function contactMailto(email: string, values: Record<string, string>, texts: ContactTexts): string {
  const typed = formFields.flatMap(({ formName, type }) => {
    const value = values[formName]?.trim()
    if (!value) return []
    if (type === 'text') return ['', value]
    const option = texts.options[formName].find((one) => one.value === value)
    return [`${texts.labels[formName]}: ${option?.label ?? value}`]
  })
  const body = typed.join('\n').replace(/\r?\n/g, '\r\n')
  return `${mailtoLink(email)}?subject=${encodeURIComponent(texts.failure.subject)}&body=${encodeURIComponent(body)}`
}
