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

/** Its sharp corner points to the button. */
const slip =
  'flex-[1_1_22em] rounded-[1.625rem] rounded-bl-none border-2 border-accent bg-surface px-6 py-4 leading-[1.5]'

type Props = { title: string; text: string; link?: { href: string; text: string } }

/** Stays beside the button after a failure, when the toast is gone: what to do with what was typed. */
export function ContactFailure({ title, text, link }: Props) {
  return (
    <div role="group" aria-labelledby="contact-failure" className={slip}>
      <h3 id="contact-failure" className="mb-0.5 text-t1">
        {title}
      </h3>
      <p data-keep-clear>{text}</p>
      {link && (
        <a
          href={link.href}
          className="inline-flex min-h-8 items-center font-strong wrap-anywhere text-link underline underline-offset-4"
        >
          {link.text}
        </a>
      )}
    </div>
  )
}
