'use client'

import { useLocale, useTimeZone, useTranslations, useNow } from 'next-intl'
import { useIsMutating } from '@tanstack/react-query'

import { dialogFoot } from '@/components/ui/dialog'
import { ButtonKey } from '@/components/staff/button-key'
import { here } from '@/components/staff/use-url'
import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/languages'
import { buttonClass, Button } from '@/components/ui/button'
import { useModifierKey } from '@/components/ui/use-browser'
import type { Language } from '@/i18n/languages'
import { dateAndTime, withNonBreakingSpaces } from '@/lib/dates'
import { mailtoLink } from '@/lib/email-address'
import { listTime } from '@/components/staff/use-time'
import type { LeadDetails } from '../queries/lead-details'
import { LeadHeading } from './lead-heading'
import { TASK_FORM, taskKey, type LeadTask } from './lead-mutations'
import { newProposalHref, propose, leadHref, openLead } from './lead-params'
import { ClockArc, ClockWords, useReplyClock } from './reply-clock'
import type { PossiblySameLead } from '../queries/possibly-same'
import { StatusChip } from './lead-selects'

/** Below the name of a lead: the company, the clock, and the ways to reach it. */
export const LeadHead = ({ lead }: { lead: LeadDetails }) => (
  <>
    <LeadClock lead={lead} />
    <LeadContactLinks lead={lead} />
  </>
)

/** The company, and the 24-hour clock with its end. */
function LeadClock({ lead }: { lead: LeadDetails }) {
  const t = useTranslations('leadBoard.clock')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const clock = useReplyClock(lead)
  const at = (date: Date) => withNonBreakingSpaces(dateAndTime(date, language, zone, new Date()))
  return (
    <div className="flex justify-between gap-x-4 gap-y-1 border-b border-line px-4 pt-1 pb-3.5 max-md:flex-col md:items-center md:px-6">
      <p className="text-muted">{lead.company}</p>
      {clock && (
        <p className="flex items-center gap-3 md:-mt-11 md:mr-12">
          <ClockArc clock={clock} />
          <span>
            <ClockWords clock={clock} className="block leading-4.5" />
            {(clock.state === 'running' || clock.state === 'late') && (
              <small className="block text-note/4.5 text-muted">
                {t(clock.state === 'running' ? 'until' : 'lateSince', { time: at(clock.dueAt) })}
              </small>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

/** The language of a lead, and the ways to reach it. */
function LeadContactLinks({ lead: { email, phone, ways, language } }: { lead: LeadDetails }) {
  const t = useTranslations('leadBoard')
  const button = buttonClass('line', 'compact', 'min-w-0 max-w-full max-md:flex-1 max-md:px-2')
  const long = 'truncate max-md:hidden'
  return (
    <section
      className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:px-6"
      aria-label={t('contactInfo')}
    >
      <p className="mr-auto flex items-center gap-2.5 max-md:w-full">
        <LanguageBadge language={language} />
        <b>{t(`writes.${language}`)}</b>
      </p>
      <a className={button} href={mailtoLink(email)} aria-label={`${t('ways.email')}: ${email}`}>
        <Icon name="mail" />
        <span className={long}>{email}</span>
        <span className="md:hidden">{t('ways.email')}</span>
      </a>
      {phone && ways && (
        <a className={button} href={ways.call} aria-label={`${t('ways.call')}: ${phone}`}>
          <Icon name="phone" />
          <span className={long}>{phone}</span>
          <span className="md:hidden">{t('ways.call')}</span>
        </a>
      )}
      {phone && !ways && <span>{phone}</span>}
      {ways?.whatsapp && (
        <a className={button} href={ways.whatsapp} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          {t('ways.whatsapp')}
        </a>
      )}
    </section>
  )
}

type Props = {
  lead: LeadDetails
  task: LeadTask
  language: Language
  /** Someone has deleted the lead, so nothing can be done with it. */
  isGone: boolean
  onTask: (task: LeadTask) => void
  onDelete: () => void
}

/** The foot of a lead's dialog: deleting at the left, what else can be done, and at the right the one next step. */
export function LeadActions({ lead, task, language, isGone, onTask, onDelete }: Props) {
  const t = useTranslations('leadBoard')
  const modifier = useModifierKey()
  const isBusy = useIsMutating({ mutationKey: taskKey(lead.id) }) > 0
  const labels = {
    reply: [t(`reply.send.${language}`), t('reply.sending')],
    log: [t('reply.log'), t('reply.logging')],
    convert: [t('createClient'), t('creating')],
  }[task]
  if (isGone) return null
  return (
    <div
      className={`${dialogFoot} max-md:grid max-md:grid-cols-2 max-md:gap-x-2 max-md:gap-y-1 max-md:px-4 max-md:py-3`}
    >
      <Button variant="remove" size="compact" className="max-md:hidden" onClick={onDelete}>
        <Icon name="bin" />
        {t('delete')}
      </Button>
      <a
        href={newProposalHref(lead.id)}
        className={buttonClass('plain', 'compact', 'md:ml-auto')}
        onClick={here(() => propose(lead.id))}
      >
        <Icon name="proposal" />
        {t('createProposal')}
      </a>
      <Button variant="line" size="compact" onClick={() => onTask(task === 'reply' ? 'log' : 'reply')}>
        {task === 'reply' ? t('reply.elsewhere') : t('reply.back')}
      </Button>
      <Button
        variant="accent"
        size="compact"
        type="submit"
        form={TASK_FORM}
        className="max-md:order-first max-md:col-span-full"
        aria-disabled={isBusy}
      >
        <Icon name={task === 'reply' ? 'send' : 'check'} />
        {isBusy ? labels[1] : labels[0]}
        {task === 'reply' && <ButtonKey>{`${modifier} ↵`}</ButtonKey>}
      </Button>
    </div>
  )
}

/** Other leads that may come from the same person; nothing when there are none. */
export function PossiblySameLeads({ leads }: { leads: PossiblySameLead[] }) {
  const t = useTranslations('leadBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  if (leads.length === 0) return null
  return (
    <section className="flex gap-3.5 rounded-control bg-blue-ground px-3.5 py-3" aria-labelledby="lead-same">
      <Icon name="person" />
      <div className="min-w-0 flex-1">
        <LeadHeading id="lead-same">{t('same.title')}</LeadHeading>
        <ul>
          {leads.map(({ id, name, email, status, createdAt, same }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 pt-1">
              <a
                href={leadHref('', id)}
                className="font-semibold wrap-anywhere text-link"
                onClick={here(() => openLead(id))}
              >
                {name || email}
              </a>
              <span>{`${t(`same.${same}`)}, ${listTime(new Date(createdAt), language, zone, now)}`}</span>
              <StatusChip status={status} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
