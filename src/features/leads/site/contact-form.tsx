'use client'

import { useEffect, useRef, useState, type InputEvent, type SubmitEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

import { Button, buttonClass } from '@/components/ui/button'
import { linkButton } from '@/components/ui/text-link'
import { useToasts } from '@/components/ui/use-toasts'
import { trackLead } from '@/features/consent/site/lead-events'
import type { Language } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { checkContactForm, fetchTimingToken, sendContactForm } from './send-contact-form'
import { clearContactDraft, restoreContactDraft, saveContactDraft } from './contact-draft'
import { ContactFailure, contactMailto } from './contact-failure'
import { ContactFields } from './contact-fields'
import { shownFieldErrors, type ContactTexts } from './contact-texts'

type Props = {
  texts: ContactTexts
  language: Language
  values?: Record<string, string>
  /** Hidden inputs: the visit of a form that failed without JavaScript on another page. */
  visit?: Record<string, string>
  fieldErrors?: Record<string, string>
  /** The agency's address, for sending the text as an email after a failure. */
  email?: string
  /** Shown beside the button. */
  note?: ReactNode
  /** Replaces the form after it was sent; its heading has the ID `contact-finish`. */
  finish: ReactNode
}

type Failure = { text: string; link?: { href: string; text: string } }

/** Runs when the form mounts, before the browser paints. */
const prepareForm = (form: HTMLFormElement | null) => {
  // The browser would show errors in its own language; with JavaScript the form shows them in the page's.
  form?.setAttribute('novalidate', '')
  if (form) restoreContactDraft(form)
}
/** Focusing alone does not scroll to the top of a panel that is taller than the window. */
const showPanel = (panel: HTMLElement | null) => {
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}

/** A password manager may have filled it in: the next attempt is not refused for that again. */
function emptyHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem('website')
  if (field instanceof HTMLInputElement) field.value = ''
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )

/** The contact form: sent in the page with JavaScript, posted by the browser without. */
export function ContactForm(props: Props) {
  const { texts, language, values: initialValues = {}, visit = {}, email, note, finish } = props
  const [fieldErrors, setFieldErrors] = useState(props.fieldErrors ?? {})
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [failure, setFailure] = useState<Failure>()
  const [show, toasts, dismissToast, loadToasts] = useToasts(texts.toast)
  const submissionId = useRef<string>(undefined)
  const timingToken = useRef<Promise<string | undefined>>(undefined)

  const showErrors = (form: HTMLFormElement, errors: Record<string, string>, text: string) => {
    setFieldErrors(errors)
    show({ tone: 'error', title: texts.toast.errorTitle, text })
    const firstInvalid = [...form.elements].find((element) => (element as HTMLInputElement).name in errors)
    if (firstInvalid instanceof HTMLElement) firstInvalid.focus()
  }

  const failureOf = (form: HTMLFormElement, text: string): Failure => {
    if (!email) return { text }
    const href = contactMailto(email, valuesOf(form), texts)
    return { text, link: { href, text: texts.failure.mail.replace('{email}', email) } }
  }

  const send = async (form: HTMLFormElement, values: Record<string, string>) => {
    // Kept until the lead is stored, so that a retry does not create a second lead.
    // (A page without https has no randomUUID.)
    submissionId.current ??= (crypto as Partial<Crypto>).randomUUID?.()
    setState('sending')
    const response = await sendContactForm({
      values,
      language,
      submissionId: submissionId.current,
      timingToken: await timingToken.current,
    })
    if (!response.success) {
      setState('open')
      emptyHoneypot(form)
      const { failed, too_many, invalid, filled } = texts.toast
      const errors = shownFieldErrors(response.fields)
      // The visitor cannot correct a value that has no input, such as the timing token.
      const canCorrect = response.error !== 'too_many' && Object.keys(errors).length > 0
      if (canCorrect) showErrors(form, errors, invalid)
      else {
        const text = response.error === 'too_many' ? too_many : response.fields?.website ? filled : failed
        setFailure(failureOf(form, text))
        showErrors(form, {}, text)
      }
      return
    }
    clearContactDraft()
    trackLead(submissionId.current)
    submissionId.current = undefined
    setState('sent')
    show({ tone: 'success', title: texts.toast.successTitle, text: texts.toast.success })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const values = valuesOf(form)
    const errors = checkContactForm(values)
    const isIncomplete = Object.values(errors).includes('required')
    setFailure(undefined)
    if (Object.keys(errors).length > 0)
      showErrors(form, errors, isIncomplete ? texts.toast.required : texts.toast.invalid)
    else {
      setFieldErrors({})
      // The toast of the previous attempt.
      dismissToast()
      void send(form, values)
    }
  }

  const onInput = ({ target, currentTarget }: InputEvent<HTMLFormElement>) => {
    saveContactDraft(currentTarget)
    if (failure) setFailure(failureOf(currentTarget, failure.text))
    const { name } = target as HTMLInputElement
    if (name in fieldErrors) setFieldErrors(({ [name]: _cleared, ...rest }) => rest)
  }

  const writeAgain = () => {
    flushSync(() => setState('open'))
    document.getElementById('contact-name')?.focus()
  }

  // The header, the drawer and the footer lead to this page too: the router has nothing to load for them.
  useEffect(() => {
    if (state !== 'sent') return
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.origin === location.origin && link.pathname === location.pathname && !link.target)
        writeAgain()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [state])

  const isSending = state === 'sending'
  if (state === 'sent')
    return (
      <>
        <section
          ref={showPanel}
          tabIndex={-1}
          aria-labelledby="contact-finish"
          className="grid justify-items-start gap-2 focus-visible:outline-none"
          data-sent
          data-keep-clear
        >
          {finish}
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 max-[54rem]:w-full">
            <Link href="/" prefetch={false} className={buttonClass('line', 'normal', 'max-[54rem]:w-full')}>
              {texts.home}
            </Link>
            <button type="button" className={linkButton} onClick={writeAgain}>
              {texts.again}
            </button>
          </div>
        </section>
        {toasts}
      </>
    )
  return (
    <>
      <form
        action="/api/contact-form"
        method="post"
        className="grid gap-6"
        ref={prepareForm}
        onFocus={() => {
          timingToken.current ??= fetchTimingToken()
          // Without a connection they could not be loaded when there is something to say.
          loadToasts()
        }}
        onInput={onInput}
        onSubmit={submit}
      >
        <input type="hidden" name="language" value={language} />
        {Object.entries(visit).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ContactFields texts={texts} values={initialValues} fieldErrors={fieldErrors} />
        <div
          className={`flex flex-wrap gap-x-6 gap-y-4 ${failure ? 'items-end' : 'items-center'}`}
          data-keep-clear
        >
          {/* Not `disabled`: the button would lose the focus. */}
          <Button type="submit" variant="accent" className="max-sm:w-full" aria-disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </Button>
          {failure ? <ContactFailure title={texts.failure.title} {...failure} /> : note}
        </div>
      </form>
      {toasts}
    </>
  )
}
