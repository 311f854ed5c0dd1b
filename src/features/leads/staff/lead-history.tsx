'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { messageClass } from '@/components/ui/field'
import { Avatar } from '@/components/staff/avatar'
import { Icon, type IconName } from '@/components/staff/icon'
import { fullTime } from '@/components/staff/use-time'
import { EmailStateNote } from '@/features/mail/staff/email-state'
import { changeMutation, useChangeContext } from '@/components/staff/change'
import { useVerbForm } from '@/components/staff/use-verb-form'
import { Button } from '@/components/ui/button'
import { submitForm, type FormOf } from '@/lib/run-verb'
import type { LeadDetails, LeadHistoryEntry } from '../queries/lead-details'
import {
  leadStatuses,
  proposalEventTypes,
  type CallEvent,
  type ProposalEventType,
  MAX_NOTE_LENGTH,
} from '../rules'
import { aboutLead, leadDrafts } from './lead-mutations'
import { submitByKey } from './lead-reply'

/** A note for the team. An empty one cannot be added; one that could not be stored stays in the field. */
export function AddNote({ lead }: { lead: string }) {
  const t = useTranslations('leadBoard')
  const form = useVerbForm({
    drafts: `${leadDrafts(lead)}note-`,
    given: { note: '' },
    input: ({ note }) => ({ lead, note }),
    mutation: changeMutation(useChangeContext(), {
      run: (input: FormOf<'add-lead-note'>) => submitForm('add-lead-note', input),
      done: () => [t('done.note')],
      failed: t('failed.note'),
      refetch: aboutLead(lead),
    }),
  })
  const isEmpty = form.values.note.trim() === ''
  return (
    <form className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2" onSubmit={form.submit}>
      <textarea
        {...form.control('note')}
        aria-label={t('noteLabel')}
        placeholder={t('notePlaceholder')}
        rows={2}
        className="field-sizing-content max-h-40 min-h-9 resize-y rounded-control border border-field-line bg-surface px-3 py-1.5 placeholder:text-faint placeholder:opacity-100 touch:text-body"
        maxLength={MAX_NOTE_LENGTH}
        onKeyDown={(event) => !isEmpty && submitByKey(event)}
      />
      <Button variant="line" size="compact" type="submit" disabled={isEmpty} aria-disabled={form.isPending}>
        {form.isPending ? t('adding') : t('addNote')}
      </Button>
    </form>
  )
}

/** Everything that happened to a lead, newest first, with who did it. */
export function LeadHistory({ lead }: { lead: LeadDetails }) {
  const t = useTranslations('leadBoard')
  return (
    <>
      <ol
        className="mt-3.5 max-h-115 overflow-y-auto wrap-anywhere"
        aria-labelledby="lead-history"
        tabIndex={0}
      >
        {lead.activities.map((entry) => (
          <Entry key={entry.id} entry={entry} lead={lead} />
        ))}
      </ol>
      {lead.hasMoreActivities && <p className={messageClass.hint}>{t('moreHistory')}</p>}
    </>
  )
}

const proposalIcons = {
  proposal_sent: 'proposal',
  proposal_opened: 'eye',
  proposal_signed: 'check',
  proposal_declined: 'warning',
  proposal_revised: 'edit',
} as const satisfies Record<ProposalEventType, IconName>

const isProposalEvent = (
  entry: LeadHistoryEntry,
): entry is Extract<LeadHistoryEntry, { type: ProposalEventType }> =>
  (proposalEventTypes as readonly string[]).includes(entry.type)

/** A mail icon for what came from the lead, the others for what the team did, and for its proposals. */
function iconOf(entry: LeadHistoryEntry): IconName {
  if (isProposalEvent(entry)) return proposalIcons[entry.type]
  const { type, data } = entry
  if (type === 'form_submit') return 'mail'
  if (type === 'email_open') return 'openMail'
  if (type === 'reply_logged') return data.elsewhere ? 'phone' : 'send'
  if (type === 'status_change' || data.assigned_to || data.unassigned) return 'change'
  if (data.call) return 'phone'
  return data.client ? 'person' : 'note'
}

function Entry({ entry, lead }: { entry: LeadHistoryEntry; lead: LeadDetails }) {
  const t = useTranslations('leadBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const { actor, at, type } = entry
  const data = isProposalEvent(entry) ? {} : entry.data
  // What the lead did itself has no actor.
  const isLead =
    !actor && (type === 'email_open' || Boolean(data.call) || (type === 'form_submit' && !data.entered_by))
  const name = actor?.name ?? data.entered_by ?? (isLead ? lead.name || t('unknown') : t('system'))
  const time = fullTime(new Date(at), language, zone, useNow())
  const email = 'email' in entry ? entry.email : null
  const words = type === 'form_submit' ? undefined : data.note
  return (
    <li className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-8.5 not-last:before:bottom-0 not-last:before:left-4 not-last:before:border-l not-last:before:border-edge">
      <span className="relative size-9 flex-none">
        <Avatar id={actor?.id ?? (isLead ? lead.id : '')} name={name} />
        <span className="absolute right-0 bottom-0 grid size-4.5 place-items-center rounded-full bg-surface ring ring-edge *:size-3">
          <Icon name={iconOf(entry)} />
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <p>
          <b>{name}</b> <Act entry={entry} opened={openedReply(entry, lead)} />
        </p>
        <time dateTime={at} className="block text-note/4.5 text-muted">
          {time}
        </time>
        {words && (
          <p className="mt-1 border-l-2 border-edge pl-2.5 whitespace-pre-line text-gray-text">{words}</p>
        )}
        {email && (
          <EmailStateNote state={email}>
            {t(`email.${email}`, { name: lead.name || t('unknown') })}
          </EmailStateNote>
        )}
      </div>
    </li>
  )
}

/** The subject of the reply that was opened; undefined when it is no longer in the history that is shown. */
function openedReply({ type, data }: LeadHistoryEntry, lead: LeadDetails): string | undefined {
  if (type !== 'email_open' || !data.email) return undefined
  const reply = lead.activities.find((one) => one.type === 'reply_logged' && one.data.email === data.email)
  return reply?.type === 'reply_logged' ? reply.data.subject : undefined
}

/** What became of a call, with its time in the reader's zone. */
function CallAct({ call, at }: { call: CallEvent; at: string }) {
  const t = useTranslations('leadBoard.acts.calls')
  const zone = useTimeZone() ?? 'UTC'
  return t(call, { at: fullTime(new Date(at), useLocale(), zone, useNow()) })
}

/** What happened, shown after the name of the person who did it. `opened` is the subject of the reply that was opened. */
function Act({ entry, opened }: { entry: LeadHistoryEntry; opened: string | undefined }) {
  const t = useTranslations('leadBoard.acts')
  const statuses = useTranslations('leads.statuses')
  if (isProposalEvent(entry)) return t(entry.type, { title: entry.data.proposal })
  const { type, data } = entry
  const status = leadStatuses.find((name) => name === data.new_status)
  if (type === 'form_submit' && data.key) return t('keyed', { key: data.key })
  if (type === 'form_submit' && data.imported_from) return t('imported', { file: data.imported_from })
  if (type === 'form_submit') return t(data.entered_by ? 'entered' : 'form_submit')
  if (type === 'email_open' && data.by_program) return t('email_open_by_program')
  if (type === 'email_open') return opened ? t('email_open_of', { subject: opened }) : t('email_open')
  if (type === 'status_change') return t('status_change', { value: status ? statuses(status) : '—' })
  if (type === 'reply_logged')
    return data.subject && !data.elsewhere ? t('reply', { subject: data.subject }) : t('elsewhere')
  if (data.assigned_to) return t('assigned', { value: data.assigned_to })
  if (data.unassigned) return t('unassigned')
  if (data.call && data.call_at) return <CallAct call={data.call} at={data.call_at} />
  return data.client ? t('client', { value: data.client }) : t('note')
}
