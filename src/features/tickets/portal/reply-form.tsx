'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'

import { Field } from '@/components/ui/field'
import { showToast } from '@/features/shell/portal/show-toast'
import { useRouter } from '@/i18n/navigation'
import { newSubmission, postVerb } from '@/lib/post-verb'
import { takesReplies, type TicketStatus } from '../rules'
import { replyForm } from '../schemas'
import { ClosedTicket } from './closed-ticket'
import { useFaults } from './use-faults'

type Props = {
  ticket: string
  status: TicketStatus
}

/** The client's answer under a ticket; a closed one takes none. What was typed is never lost to a failure. */
export function ReplyForm({ ticket, status }: Props) {
  const t = useTranslations('tickets')
  const all = useTranslations()
  const router = useRouter()
  const submission = useRef<string>(undefined)
  // Staff may close it while somebody writes.
  const [wasClosed, setClosed] = useState(false)
  const form = useForm({ resolver: zodResolver(replyForm), defaultValues: { body: '' } })
  const { errors, isSubmitting, isDirty } = form.formState
  const fault = useFaults()
  const isClosed = wasClosed || !takesReplies({ status })

  const say = (tone: 'success' | 'error', title: string, text: string) =>
    showToast({ tone, title, text }, all('shell.close'))

  const send = async ({ body }: { body: string }) => {
    submission.current ??= newSubmission()
    const answer = await postVerb('reply-to-ticket', {
      ticket_id: ticket,
      body,
      submission_id: submission.current,
    })
    if (answer.success) {
      submission.current = undefined
      form.reset()
      say('success', t('replied.title'), t('replied.text'))
      router.refresh()
      return
    }
    if (answer.error === 'conflict') setClosed(true)
    const code = answer.error in failures ? failures[answer.error as keyof typeof failures] : 'replyFailed'
    say('error', t('errors.title'), t(`errors.${code}`))
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSubmitting && !isClosed) void form.handleSubmit(send)(event)
  }

  if (isClosed && !isDirty) return <ClosedTicket />
  return (
    <form className="reply" noValidate onSubmit={submit}>
      <Field
        label={t('reply.label')}
        fault={fault(errors.body?.message, 'body')}
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
        <ClosedTicket isWriting />
      ) : (
        <button type="submit" className="button button-accent" aria-disabled={isSubmitting}>
          {isSubmitting ? t('reply.sending') : t('reply.send')}
        </button>
      )}
    </form>
  )
}

/** What the codes of the verb mean to who writes. */
const failures = {
  conflict: 'closed',
  not_found: 'gone',
  too_many: 'tooMany',
  unauthenticated: 'signedOut',
} as const
