'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'

import { dialogBody, dialogFoot } from '@/components/ui/dialog'
import { Button } from '@/components/ui/button'
import { ErrorIcon, Field, messageClass } from '@/components/ui/field'
import { showToast } from '@/components/portal/show-toast'
import { useRouter } from '@/i18n/navigation'
import { postVerb } from '@/lib/run-verb'
import type { TicketSubject } from '../queries/ticket-subject'
import { defaultPriority, ticketPriorities } from '../rules'
import { ticketForm, type NewTicketValues } from '../schemas'
import { useFieldErrors, useFormDraft } from './form-hooks'

type Props = {
  /** The id of the signed-in user, who alone sees the kept text. */
  author: string
  /** The document that the ticket is about. */
  about?: TicketSubject
  /** The title that the form starts with. */
  title: string
  onCreated: () => void
  onCancel: () => void
  /** Whether `children`, the question to discard the text, replace the buttons. */
  isConfirming: boolean
  children: ReactNode
}

/** The form of a new ticket. It keeps its values when sending fails, and when the page is loaded again. */
export function NewTicketForm({ author, about, title, onCreated, onCancel, isConfirming, children }: Props) {
  const t = useTranslations('tickets')
  const all = useTranslations()
  const router = useRouter()
  const form = useForm({
    resolver: zodResolver(ticketForm),
    defaultValues: { title, description: '', priority: defaultPriority },
  })
  const draft = useFormDraft(form, author, newTicketDraft(about))
  const { errors, isSubmitting } = form.formState
  const fieldError = useFieldErrors()

  const notify = (tone: 'success' | 'error', title: string, text: string) =>
    showToast({ tone, title, text }, all('layout.close'))

  const send = async (values: NewTicketValues) => {
    const response = await postVerb('create-ticket', {
      ...values,
      about: about && { kind: about.kind, id: about.id },
      submission_id: draft.submission(),
    })
    if (response.success) {
      draft.clear()
      onCreated()
      notify('success', t('made.title'), t('made.text'))
      // The router still has the address that named the document, and a refresh would bring it back.
      if (about) router.replace('/dashboard?tab=support', { scroll: false })
      else router.refresh()
      return
    }
    const code = response.error in errorKeys ? errorKeys[response.error as keyof typeof errorKeys] : 'failed'
    notify('error', t('errors.title'), t(`errors.${code}`))
    // The dialog covers the toast.
    form.setError('root', { message: t(`errors.${code}`) })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSubmitting) void form.handleSubmit(send)(event)
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className={dialogBody}>
        {about && (
          <p>{t.rich(`about.${about.kind}`, { name: about.name, link: (chunks) => <b>{chunks}</b> })}</p>
        )}
        <Field label={t('form.title')} error={fieldError(errors.title?.message, 'title')}>
          {(field) => <input type="text" autoComplete="off" {...field} {...form.register('title')} />}
        </Field>
        <Field
          label={t('form.description')}
          error={fieldError(errors.description?.message, 'description')}
          hint={t(about && about.kind !== 'ticket' ? 'form.hintAbout' : 'form.hint')}
        >
          {(field) => <textarea rows={4} {...field} {...form.register('description')} />}
        </Field>
        <Field label={t('form.priority')}>
          {(field) => (
            <select {...field} {...form.register('priority')}>
              {ticketPriorities.map((priority) => (
                <option key={priority} value={priority}>
                  {all(`portal.statuses.priority.${priority}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div role="alert" className="px-(--dialog-gutter) empty:hidden *:mb-4">
        {errors.root?.message && (
          <p data-error="" className={messageClass.error}>
            <ErrorIcon />
            {errors.root.message}
          </p>
        )}
      </div>
      <div className={dialogFoot}>
        {isConfirming ? (
          children
        ) : (
          <>
            <Button variant="line" onClick={onCancel}>
              {t('form.cancel')}
            </Button>
            {/* Not `disabled`: the button would lose the focus. */}
            <Button type="submit" variant="accent" aria-disabled={isSubmitting}>
              {isSubmitting ? t('form.sending') : t('form.send')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

/** The name of the draft of a new ticket, one for each document that it can be about. */
export const newTicketDraft = (about: TicketSubject | undefined): string =>
  `new-ticket:${about ? `${about.kind}:${about.id}` : ''}`

/** The message keys of the error codes. */
const errorKeys = { not_found: 'noClient', too_many: 'tooMany', unauthenticated: 'signedOut' } as const
