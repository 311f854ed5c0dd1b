'use client'

import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { useToasts } from '@/components/ui/use-toasts'
import { leadArrived } from '@/features/shell/site/consent/leads'
import type { Language } from '@/i18n/languages'
import { contactFaults } from './check-contact'
import { ContactFields } from './contact-fields'
import { shownFaults, type ContactTexts } from './contact-texts'
import { fetchToken, sendContact } from './send-contact'

type Props = {
  texts: ContactTexts
  language: Language
  values?: Record<string, string>
  faults?: Record<string, string>
  /** Stands beside the button. */
  note?: ReactNode
}

/** A form that posts by itself without JavaScript, and with it stays on the page. */
export function ContactForm({ texts, language, values = {}, faults: initial = {}, note }: Props) {
  const [faults, setFaults] = useState(initial)
  const [sending, setSending] = useState(false)
  const [show, toasts] = useToasts(texts.toast)
  const submission = useRef<string>(undefined)
  const token = useRef<Promise<string | undefined>>(undefined)

  const complain = (form: HTMLFormElement, found: Record<string, string>, text: string) => {
    setFaults(found)
    show({ tone: 'error', title: texts.toast.errorTitle, text })
    const first = [...form.elements].find((element) => (element as HTMLInputElement).name in found)
    if (first instanceof HTMLElement) first.focus()
  }

  const send = async (form: HTMLFormElement, typed: Record<string, string>) => {
    // Kept until it has arrived: a second try is the same lead.
    // (A page without https has no randomUUID.)
    submission.current ??= (crypto as Partial<Crypto>).randomUUID?.()
    setSending(true)
    const answer = await sendContact({
      values: typed,
      language,
      submission: submission.current,
      token: await token.current,
    })
    setSending(false)
    if (!answer.success) {
      const { failed, too_many, invalid } = texts.toast
      const found = shownFaults(texts, answer.fields)
      // What no field shows is not the visitor's to mend.
      const marked = Object.keys(found).length > 0
      return complain(form, found, answer.error === 'too_many' ? too_many : marked ? invalid : failed)
    }
    form.reset()
    leadArrived(submission.current)
    submission.current = undefined
    show({ tone: 'success', title: texts.toast.successTitle, text: texts.toast.success })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    delete typed.language
    const found = contactFaults(typed)
    const missing = Object.values(found).includes('required')
    if (Object.keys(found).length > 0)
      return complain(form, found, missing ? texts.toast.required : texts.toast.invalid)
    setFaults({})
    void send(form, typed)
  }

  /** A field that is being mended is no longer marked. */
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (name in faults) setFaults(({ [name]: _mended, ...rest }) => rest)
  }

  return (
    <>
      <form
        action="/api/contact-form"
        method="post"
        className="grid gap-6"
        // With JavaScript the faults are ours to show, in the language of the page.
        ref={(form) => form?.setAttribute('novalidate', '')}
        onFocus={() => (token.current ??= fetchToken())}
        onInput={mend}
        onSubmit={submit}
      >
        <input type="hidden" name="language" value={language} />
        <ContactFields texts={texts} values={values} faults={faults} />
        <div className="contact-send">
          {/* Not `disabled`: the keyboard's place would be lost. */}
          <button type="submit" className="button button-accent" aria-disabled={sending}>
            {sending ? texts.sending : texts.send}
          </button>
          {note}
        </div>
      </form>
      {toasts}
    </>
  )
}
