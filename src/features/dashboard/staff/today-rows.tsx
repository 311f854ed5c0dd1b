'use client'

import { Link } from '@/components/staff/link'
import { useNow, useTranslations, useLocale } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { linkClass } from '@/components/staff/link-class'
import { useDuration, useAgencyDay } from '@/components/staff/use-time'
import { Button } from '@/components/ui/button'
import type { StaffCall } from '@/features/calls/queries/staff-calls'
import { TakeCall } from '@/features/calls/staff/take-call'
import { useCallTimes } from '@/features/calls/staff/use-call-times'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import { money } from '@/lib/money'
import { runVerb } from '@/lib/run-verb'
import type { FailedEmail, OpenProposal } from '../queries/today'
import type { OpenTicket } from '../queries/open-tickets'
import { dashboardQuery } from './dashboard-query'

const MINUTE_MS = 60_000

/** Returns how long ago an ISO time was, such as '2 h 14 m'. It goes on while it is shown. */
function useAge(): (since: string) => string {
  const now = useNow({ updateInterval: MINUTE_MS / 2 })
  const duration = useDuration()
  return (since) => duration(Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS)))
}

type TodayBlockProps = {
  name: 'urgent' | 'waiting' | 'calls' | 'proposals' | 'emails'
  total: number
  isHot?: boolean
  link: 'support' | 'calls' | 'proposals' | 'emails'
  href: string
  children: ReactNode[]
}

/** A list of what waits, with its number and a link to all of it. Nothing without rows. */
export function TodayBlock({ name, total, isHot, link, href, children }: TodayBlockProps) {
  const t = useTranslations('overview.today')
  const id = useId()
  if (children.length === 0) return null
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline border-edge pt-2.5 pb-0.5 not-first:border-t touch:items-center"
      aria-labelledby={id}
    >
      <h3
        id={id}
        className="flex items-center gap-2 pb-1 font-sans text-small leading-5 font-semibold tracking-[0] font-stretch-normal touch:pb-0"
      >
        <span
          className={`min-w-4 font-display text-heading leading-5 font-head tabular-nums ${isHot ? 'text-red-text' : ''}`}
        >
          {total}
        </span>{' '}
        {t(name, { count: total })}
      </h3>
      <Link className={`${linkClass} self-center pb-1 touch:pb-0`} href={href} scroll={false}>
        {t(`links.${link}`)}
      </Link>
      <ul className="col-span-full divide-y divide-line">{children}</ul>
    </section>
  )
}

const row = 'grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1 touch:min-h-14'
/** Its ground reaches beyond the words. */
const linkRow = `${row} -mx-2 px-2 no-underline hover:bg-sunk`

/** What a row is about, and more of it below. */
const Words = ({ title, about, hint }: { title: string; about: string; hint?: string }) => (
  <span>
    <b
      title={hint ? undefined : title}
      className="block truncate font-semibold max-md:line-clamp-2 max-md:whitespace-normal"
    >
      {title}
    </b>
    <small title={hint} className="block truncate text-note leading-4.5 text-muted">
      {about}
    </small>
  </span>
)

type WhenProps = { figure: string; isHot?: boolean; text: string }

/** How much or how long, at the end of a row. */
const When = ({ figure, isHot = false, text }: WhenProps) => (
  <span className="text-end whitespace-nowrap">
    <b className={`block font-semibold tabular-nums ${isHot ? 'text-red-text' : ''}`}>{figure}</b>
    <small className="block text-note leading-4.5 text-muted">{text}</small>
  </span>
)

/** A proposal that awaits a signature: whose, since when, how much, and until when it can be signed. */
export function ProposalRow({ proposal }: { proposal: OpenProposal }) {
  const t = useTranslations('overview.today')
  const language = useLocale()
  const age = useAge()
  const { id, title, client, sentAt, expiresAt, amount, currency } = proposal
  const about = [client?.company ?? client?.name, sentAt && t('sent', { time: age(sentAt) })]
  const date = useAgencyDay('short')
  return (
    <li>
      <Link className={linkRow} href={`/admin/collections/proposals/${id}`}>
        <Words title={title} about={about.filter(Boolean).join(', ')} />
        <When
          figure={amount ? money(amount, currency, language) : '—'}
          text={expiresAt ? t('expires', { date: date(expiresAt) }) : t('noExpiry')}
        />
      </Link>
    </li>
  )
}

type TicketRowProps = { ticket: OpenTicket; isUrgent?: boolean }

/** A ticket and its age: since the client wrote if it waits for us, else since it was opened. */
export function TicketRow({ ticket, isUrgent }: TicketRowProps) {
  const t = useTranslations('overview.today')
  const age = useAge()
  const { id, title, client, status, waitsForUs, lastMessageAt, createdAt } = ticket
  const state = waitsForUs ? t(isUrgent ? 'waits' : 'sinceTheyWrote') : t(`statuses.${statusOf(status)}`)
  return (
    <li>
      <Link className={linkRow} href={ticketHref(id)}>
        <Words title={title} about={client.company ?? client.name} />
        <When
          figure={age(waitsForUs ? lastMessageAt : createdAt)}
          isHot={isUrgent && waitsForUs}
          text={state}
        />
      </Link>
    </li>
  )
}

const statusOf = (status: OpenTicket['status']) => (status === 'in_progress' ? status : 'open')

/** A call ahead whose person is gone, and the button that takes it. */
export function OrphanCallRow({ call }: { call: StaffCall }) {
  const t = useTranslations('callBoard')
  const { day } = useCallTimes()
  const { lead, person, startsAt, by } = call
  const who = person && t('orphan', { person: person.name ?? t('unknown') })
  return (
    <li className={row}>
      <Words
        title={lead.name || t('unknown')}
        about={[day(startsAt), t(`kinds.${by}`), who].filter(Boolean).join(', ')}
      />
      <TakeCall call={call} />
    </li>
  )
}

/** An email that could not be sent, what the mail server said, and the button that sends it again. */
export function FailedEmailRow({ email }: { email: FailedEmail }) {
  const t = useTranslations('overview.today')
  const age = useAge()
  const { isPending, mutate } = useSendAgain(email.id)
  const kind = useKind(email.kind)
  const { recipient, reason, failedAt } = email
  const about = [t('failedAgo', { time: age(failedAt) }), recipient].join(', ')
  return (
    <li className={row}>
      <Words title={kind} about={reason ? `${about}: ${reason}` : about} hint={reason ?? undefined} />
      <Button
        variant="line"
        size="row"
        aria-disabled={isPending}
        aria-label={isPending ? undefined : t('sendAgainTo', { kind, recipient })}
        onClick={() => isPending || mutate()}
      >
        {t(isPending ? 'sending' : 'sendAgain')}
      </Button>
    </li>
  )
}

function useSendAgain(id: string) {
  const t = useTranslations('overview.today')
  return useMutation(
    changeMutation(useChangeContext(), {
      run: () => runVerb('resend-emails', { email: id }),
      done: () => [t('sentAgain')],
      failed: t('sendFailed'),
      why: ({ code }) => (code === 'conflict' ? t('sendConflict') : undefined),
      refetch: [dashboardQuery.queryKey],
    }),
  )
}

/** Returns what an email is about. Kinds without a name of their own are just emails. */
function useKind(kind: string): string {
  const t = useTranslations('overview.today.kinds')
  const known = kind as 'other'
  return t.has(known) ? t(known) : t('other')
}
