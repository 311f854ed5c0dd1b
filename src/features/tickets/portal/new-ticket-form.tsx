'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'

import { Field, Sign } from '@/components/ui/field'
import { showToast } from '@/features/shell/portal/show-toast'
import { useRouter } from '@/i18n/navigation'
import { newSubmission, postVerb } from '@/lib/post-verb'
import { defaultPriority, ticketPriorities } from '../rules'
import { ticketForm, type NewTicketValues } from '../schemas'
import { useFaults } from './use-faults'

type Props = {
  onMade: () => void
  onLeave: () => void
  /** The question whether to lose it, which stands in place of the buttons. */
  isAsking: boolean
  children: ReactNode
}

/** What a client fills in for a new ticket (specification, section 2). It stays filled in when it could not be sent. */
export function NewTicketForm({ onMade, onLeave, isAsking, children }: Props) {
  const t = useTranslations('tickets')
  const all = useTranslations()
  const router = useRouter()
  const submission = useRef<string>(undefined)
  const form = useForm({
    resolver: zodResolver(ticketForm),
    defaultValues: { title: '', description: '', priority: defaultPriority },
  })
  const { errors, isSubmitting } = form.formState
  const fault = useFaults()

  const say = (tone: 'success' | 'error', title: string, text: string) =>
    showToast({ tone, title, text }, all('shell.close'))

  const send = async (values: NewTicketValues) => {
    // Kept until it has arrived: a second try is the same ticket.
    submission.current ??= newSubmission()
    const answer = await postVerb('create-ticket', { ...values, submission_id: submission.current })
    if (answer.success) {
      onMade()
      say('success', t('made.title'), t('made.text'))
      router.refresh()
      return
    }
    const code = answer.error in failures ? failures[answer.error as keyof typeof failures] : 'failed'
    say('error', t('errors.title'), t(`errors.${code}`))
    // A toast stands behind the dialog.
    form.setError('root', { message: t(`errors.${code}`) })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSubmitting) void form.handleSubmit(send)(event)
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className="dialog-body">
        <Field label={t('form.title')} fault={fault(errors.title?.message, 'title')}>
          {(field) => <input type="text" autoComplete="off" {...field} {...form.register('title')} />}
        </Field>
        <Field
          label={t('form.description')}
          fault={fault(errors.description?.message, 'description')}
          hint={t('form.hint')}
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
      <div role="alert" className="dialog-fault">
        {errors.root?.message && (
          <p className="fault">
            <Sign />
            {errors.root.message}
          </p>
        )}
      </div>
      <div className="dialog-foot">
        {isAsking ? (
          children
        ) : (
          <>
            <button type="button" className="button button-line" onClick={onLeave}>
              {t('form.cancel')}
            </button>
            {/* Not `disabled`: the keyboard's place would be lost. */}
            <button type="submit" className="button button-accent" aria-disabled={isSubmitting}>
              {isSubmitting ? t('form.sending') : t('form.send')}
            </button>
          </>
        )}
      </div>
    </form>
  )
}

/** What the codes of the verb mean to who fills in the form. */
const failures = { not_found: 'noClient', too_many: 'tooMany', unauthenticated: 'signedOut' } as const
