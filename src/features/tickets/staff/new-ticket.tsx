'use client'

import { useOpen } from '@/components/staff/link'
import { useTranslations } from 'next-intl'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { draftOf } from '@/components/staff/dialog-drafts'
import { StaffDialog } from '@/components/staff/staff-dialog'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { FormField, VerbForm } from '@/components/staff/verb-form'
import type { ClientOption } from '@/features/clients/queries/client-options'
import { ClientPicker } from '@/features/clients/staff/client-picker'
import { submitForm, type FormOf } from '@/lib/run-verb'
import { createTicketForClientSchema } from '../board-schemas'
import { defaultPriority, ticketLimits, ticketPriorities } from '../rules'
import { ticketHref } from './ticket-params'

const DRAFTS = 'new-ticket:'

/** The client that was picked: the field has it as JSON of what the picker gave. */
const clientOf = (kept: string) => (kept ? (JSON.parse(kept) as ClientOption) : undefined)

/** The form of a ticket that staff open for a client, who called for example. */
export function NewTicket({ onClose }: { onClose: () => void }) {
  const t = useTranslations('supportBoard')
  const names = useTranslations('ticketNames.priorities')
  const open = useOpen()
  const create = changeMutation(useChangeContext(), {
    run: (input: FormOf<'create-ticket-for-client'>) => submitForm('create-ticket-for-client', input),
    done: ({ number }) => [
      t('done.opened'),
      t('done.openedText', { number, name: clientOf(draftOf(`${DRAFTS}client`) ?? '')?.name ?? '' }),
    ],
    failed: t('failed.open'),
    refetch: [['tickets']],
  })
  const form = useVerbForm({
    drafts: DRAFTS,
    given: { client: '', title: '', description: '', priority: defaultPriority },
    schema: createTicketForClientSchema,
    input: ({ client, ...values }) => ({ ...values, client: clientOf(client)?.id }),
    mutation: create,
    errorText: (name, code) =>
      name === 'client' ? t(code === 'not_found' ? 'form.clientGone' : 'form.chooseClient') : undefined,
    onDone: ({ id }) => {
      onClose()
      open(ticketHref(id))
    },
  })
  const client = clientOf(form.values.client)
  return (
    <StaffDialog title={t('form.title')} drafts={DRAFTS} onClose={onClose}>
      <VerbForm form={form} labels={{ send: t('form.create'), sending: t('form.creating') }}>
        <ClientPicker
          client={client}
          error={form.errorOf('client')}
          onChange={(picked) => form.set('client', picked ? JSON.stringify(picked) : '')}
        />
        <FormField form={form} name="title" label={t('form.subject')}>
          {(control) => <input {...control} required maxLength={ticketLimits.title} />}
        </FormField>
        <FormField
          form={form}
          name="description"
          label={t('form.description')}
          hint={t('form.descriptionHint')}
        >
          {(control) => (
            <textarea
              {...control}
              required
              rows={4}
              maxLength={ticketLimits.description}
              lang={client?.language}
            />
          )}
        </FormField>
        <FormField form={form} name="priority" label={t('form.priority')}>
          {(control) => (
            <select {...control}>
              {ticketPriorities.map((name) => (
                <option key={name} value={name}>
                  {names(name)}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </VerbForm>
    </StaffDialog>
  )
}
