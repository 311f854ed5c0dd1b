'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { discardDrafts, useDraft, useSubmission } from '@/components/staff/dialog-drafts'
import { LeaveButton, StaffDialog } from '@/components/staff/staff-dialog'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { requestErrorOf } from '@/lib/request-error'
import { submitForm } from '@/lib/run-verb'
import { defaultPriority, ticketLimits, ticketPriorities } from '../rules'
import { ClientPicker } from '@/features/clients/staff/client-picker'
import { ticketHref } from './ticket-params'
import type { ClientOption } from '@/features/clients/queries/client-options'

/** The client that was picked in a form, kept with its drafts. */
function usePickedClient(
  name: string,
): [ClientOption | undefined, (client: ClientOption | undefined) => void] {
  const [kept, keep] = useDraft(name)
  // Written below, as JSON of what the picker gave.
  const client = kept ? (JSON.parse(kept) as ClientOption) : undefined
  return [client, (picked) => keep(picked ? JSON.stringify(picked) : '')]
}

const DRAFTS = 'new-ticket:'
type FieldName = 'client' | 'title' | 'description'
type Errors = Partial<Record<FieldName, string>>

/** The form of a ticket that staff open for a client, who called for example. */
export function NewTicket({ onClose }: { onClose: () => void }) {
  const t = useTranslations('supportBoard')
  const common = useTranslations('dashboard')
  const names = useTranslations('ticketNames.priorities')
  const router = useRouter()
  const queries = useQueryClient()
  const toasts = useBoardToasts()
  const [client, setClient] = usePickedClient(`${DRAFTS}client`)
  const [title, setTitle] = useDraft(`${DRAFTS}title`)
  const [description, setDescription] = useDraft(`${DRAFTS}description`)
  const [priority, setPriority] = useDraft(`${DRAFTS}priority`, defaultPriority)
  const submission = useSubmission(DRAFTS)
  const [errors, setErrors] = useState<Errors>({})

  const create = useMutation({
    mutationFn: () =>
      submitForm('create-ticket-for-client', {
        client: client?.id,
        title,
        description,
        priority,
        submission_id: submission(),
      }),
    onSuccess: ({ id, number }) => {
      discardDrafts(DRAFTS)
      toasts.done(t('done.opened'), t('done.openedText', { number, name: client?.name ?? '' }))
      void queries.invalidateQueries({ queryKey: ['tickets'] })
      onClose()
      router.push(ticketHref(id))
    },
    onError: (error) => {
      const { fields = {} } = requestErrorOf(error).details
      setErrors(errorsOf(fields))
      toasts.failed(t('failed.open'), error)
    },
  })

  const errorsOf = (fields: Record<string, string>): Errors => ({
    ...(fields.client && {
      client: t(fields.client === 'not_found' ? 'form.clientGone' : 'form.chooseClient'),
    }),
    ...(fields.title && { title: fieldError(fields.title) }),
    ...(fields.description && { description: fieldError(fields.description) }),
  })
  const fieldError = (code: string) =>
    common(`fieldErrors.${code === 'required' || code === 'too_long' ? code : 'invalid'}`)

  const submit = () => {
    const missing = errorsOf({
      ...(!client && { client: 'required' }),
      ...(!title.trim() && { title: 'required' }),
      ...(!description.trim() && { description: 'required' }),
    })
    setErrors(missing)
    if (Object.keys(missing).length === 0) create.mutate()
  }

  return (
    <StaffDialog title={t('form.title')} className="new-ticket" drafts={DRAFTS} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!create.isPending) submit()
        }}
      >
        <div className="dialog-body">
          <ClientPicker client={client} error={errors.client} onChange={setClient} />
          <Field label={t('form.subject')} error={errors.title}>
            {(control) => (
              <input
                {...control}
                required
                maxLength={ticketLimits.title}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </Field>
          <Field label={t('form.description')} hint={t('form.descriptionHint')} error={errors.description}>
            {(control) => (
              <textarea
                {...control}
                required
                rows={4}
                maxLength={ticketLimits.description}
                value={description}
                lang={client?.language}
                onChange={({ target }) => setDescription(target.value)}
              />
            )}
          </Field>
          <Field label={t('form.priority')}>
            {(control) => (
              <select {...control} value={priority} onChange={({ target }) => setPriority(target.value)}>
                {ticketPriorities.map((name) => (
                  <option key={name} value={name}>
                    {names(name)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div className="dialog-foot">
          <LeaveButton />
          <Button variant="accent" size="compact" type="submit" aria-disabled={create.isPending}>
            {create.isPending ? t('form.creating') : t('form.create')}
          </Button>
        </div>
      </form>
    </StaffDialog>
  )
}
