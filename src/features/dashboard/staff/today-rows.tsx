'use client'

import { Link } from '@/components/staff/link'
import { useNow, useTranslations, useLocale } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'

import { changeMutation, useChangeContext } from '@/components/staff/change'
import { useDuration, useAgencyDay } from '@/components/staff/use-time'
import { Button } from '@/components/ui/button'
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
  name: 'urgent' | 'waiting' | 'proposals' | 'emails'
  total: number
  isHot?: boolean
  link: 'support' | 'proposals' | 'emails'
  href: string
  children: ReactNode[]
}

/** A list of what waits, with its number and a link to all of it. Nothing without rows. */
export function TodayBlock({ name, total, isHot, link, href, children }: TodayBlockProps) {
  const t = useTranslations('overview.today')
  const id = useId()
  if (children.length === 0) return null
  return (
    <section className="today-block" aria-labelledby={id}>
      <h3 id={id}>
        <span className={isHot ? 'today-count is-hot' : 'today-count'}>{total}</span>{' '}
        {t(name, { count: total })}
      </h3>
      <Link className="today-link" href={href} scroll={false}>
        {t(`links.${link}`)}
      </Link>
      <ul>{children}</ul>
    </section>
  )
}

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
      <Link className="today-row" href={`/admin/collections/proposals/${id}`}>
        <span>
          <b title={title}>{title}</b>
          <small>{about.filter(Boolean).join(', ')}</small>
        </span>
        <span className="today-when">
          <b>{amount ? money(amount, currency, language) : '—'}</b>
          <small>{expiresAt ? t('expires', { date: date(expiresAt) }) : t('noExpiry')}</small>
        </span>
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
      <Link className="today-row" href={ticketHref(id)}>
        <span>
          <b title={title}>{title}</b>
          <small>{client.company ?? client.name}</small>
        </span>
        <span className="today-when">
          <b className={isUrgent && waitsForUs ? 'is-hot' : undefined}>
            {age(waitsForUs ? lastMessageAt : createdAt)}
          </b>
          <small>{state}</small>
        </span>
      </Link>
    </li>
  )
}

const statusOf = (status: OpenTicket['status']) => (status === 'in_progress' ? status : 'open')

/** An email that could not be sent, what the mail server said, and the button that sends it again. */
export function FailedEmailRow({ email }: { email: FailedEmail }) {
  const t = useTranslations('overview.today')
  const age = useAge()
  const { isPending, mutate } = useSendAgain(email.id)
  const kind = useKind(email.kind)
  const { recipient, reason, failedAt } = email
  return (
    <li className="today-row">
      <span>
        <b>{kind}</b>
        <small title={reason ?? undefined}>
          {[t('failedAgo', { time: age(failedAt) }), recipient].join(', ')}
          {reason && `: ${reason}`}
        </small>
      </span>
      <Button
        variant="line"
        size="compact"
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
