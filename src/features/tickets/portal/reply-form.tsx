'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { Button, buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-browser'
import { showToast } from '@/components/portal/show-toast'
import { useRouter } from '@/i18n/navigation'
import { postVerb } from '@/lib/run-verb'
import { Link } from '@/components/portal/link'
import { newTicketPath } from '@/lib/ticket-subject'
import { acceptsReplies, type TicketStatus } from '../rules'
import { replyForm } from '../schemas'
import { useFieldErrors, useFormDraft } from './form-hooks'

type ClosedTicketProps = {
  /** The id of the ticket. */
  ticket: string
  /** Whether the visitor was writing a reply, whose text can still be copied. */
  isWriting?: boolean
}

/** Shown instead of the reply form for a closed ticket, with a link to open a new one. */
function ClosedTicket({ ticket, isWriting = false }: ClosedTicketProps) {
  const t = useTranslations('tickets.closed')
  return (
    <div className="mt-6 grid justify-items-start gap-2 rounded-control bg-sunk p-6 print:hidden">
      <h2 className="text-body">{t('title')}</h2>
      <p>{t(isWriting ? 'writing' : 'text')}</p>
      <Link
        href={newTicketPath({ kind: 'ticket', id: ticket })}
        prefetch={false}
        className={buttonClass('line', 'normal', 'mt-2 max-md:w-full')}
      >
        {t('open')}
      </Link>
    </div>
  )
}

type Props = {
  ticket: string
  /** The id of the signed-in user, who alone sees the kept text. */
  author: string
  status: TicketStatus
}

/**
 * The form of a reply, or a notice for a closed ticket. It keeps its text when sending fails, and when the page is left and
 * opened again in the same tab.
 */
export function ReplyForm({ ticket, author, status }: Props) {
  const t = useTranslations('tickets')
  const all = useTranslations()
  const router = useRouter()
  // Staff can close the ticket while the reply is being written.
  const [wasClosed, setClosed] = useState(false)
  const form = useForm({ resolver: zodResolver(replyForm), defaultValues: { body: '' } })
  const { errors, isSubmitting, isDirty } = form.formState
  const draft = useFormDraft(form, author, `reply:${ticket}`)
  // Until React hydrates, the browser would submit the form itself, and the text would be lost.
  const isHydrated = useHydrated()
  const fieldError = useFieldErrors()
  const isClosed = wasClosed || !acceptsReplies({ status })

  const notify = (tone: 'success' | 'error', title: string, text: string) =>
    showToast({ tone, title, text }, all('layout.close'))

  const send = async ({ body }: { body: string }) => {
    const response = await postVerb('reply-as-client', {
      ticket_id: ticket,
      body,
      submission_id: draft.submission(),
    })
    if (response.success) {
      form.reset()
      draft.clear()
      notify('success', t('replied.title'), t('replied.text'))
      router.refresh()
      return
    }
    if (response.error === 'conflict') setClosed(true)
    const code =
      response.error in errorKeys ? errorKeys[response.error as keyof typeof errorKeys] : 'replyFailed'
    notify('error', t('errors.title'), t(`errors.${code}`))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSubmitting && !isClosed) void form.handleSubmit(send)(event)
  }

  if (isClosed && !isDirty) return <ClosedTicket ticket={ticket} />
  return (
    <form className="grid gap-3 pt-6 print:hidden" noValidate onSubmit={submit}>
      <Field
        label={t('reply.label')}
        error={fieldError(errors.body?.message, 'body')}
        hint={status === 'resolved' && !isClosed ? t('reply.reopens') : undefined}
      >
        {(field) => (
          <textarea
            rows={4}
            placeholder={t('reply.placeholder')}
            readOnly={isClosed}
            {...field}
            {...form.register('body')}
          />
        )}
      </Field>
      {isClosed ? (
        <ClosedTicket ticket={ticket} isWriting />
      ) : (
        <Button
          type="submit"
          variant="accent"
          className="justify-self-start max-md:w-full"
          disabled={!isHydrated}
          aria-disabled={isSubmitting || undefined}
        >
          {isSubmitting ? t('reply.sending') : t('reply.send')}
        </Button>
      )}
    </form>
  )
}

/** The message keys of the error codes. */
const errorKeys = {
  conflict: 'closed',
  not_found: 'gone',
  too_many: 'tooMany',
  unauthenticated: 'signedOut',
} as const
