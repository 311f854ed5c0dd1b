'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { LinkedText } from '@/components/ui/linked-text'
import { Avatar } from '@/components/staff/avatar'
import { Icon } from '@/components/staff/icon'
import type { EmailState } from '@/features/mail/rules'
import { EmailStateNote } from '@/features/mail/staff/email-state'
import { firstNameOf } from '@/lib/person-name'
import type { StaffThreadAuthor, StaffThreadEntry } from '../queries/staff-thread'
import type { TicketDetails } from '../queries/ticket-details'
import { useTime } from '@/components/staff/use-time'

type Props = { details: TicketDetails; onEarlier: () => void }

/** The conversation of a ticket as staff see it, with internal notes, events, and replies that can still be undone. */
export function TicketThread({ details, onEarlier }: Props) {
  const t = useTranslations('supportBoard.view')
  const timeOf = useTime()
  const { opener, description, createdAt, client, recipient, entries, pending, hasEarlier } = details
  const side = { company: client.company, language: recipient.language }
  return (
    <section className="conversation" aria-label={t('conversation')}>
      <ol>
        <li>
          <Message author={opener} time={timeOf(createdAt)} body={description} {...side} />
        </li>
        {hasEarlier && (
          <li className="conversation-earlier">
            <Button variant="line" size="compact" onClick={onEarlier}>
              {t('earlier')}
            </Button>
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} time={timeOf(entry.at)} recipient={recipient.name} {...side} />
          </li>
        ))}
        {pending.map(({ id, author, body }) => (
          <li key={id}>
            <Message author={author} time={t('sending')} body={body} kind="pending" {...side} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type Side = { company: string | null; language: string }
type EntryProps = Side & { entry: StaffThreadEntry; time: string; recipient: string }

function Entry({ entry, time, recipient, ...side }: EntryProps) {
  if (entry.kind === 'status') return <StatusEvent entry={entry} />
  return (
    <Message author={entry.author} time={time} body={entry.body} kind={entry.kind} {...side}>
      {entry.kind === 'reply' && entry.email && <EmailStateText state={entry.email} recipient={recipient} />}
    </Message>
  )
}

function StatusEvent({ entry }: { entry: Extract<StaffThreadEntry, { kind: 'status' }> }) {
  const timeOf = useTime()
  const t = useTranslations('supportBoard.view')
  const names = useTranslations('ticketNames.statuses')
  return (
    <p className="conversation-event">
      <Icon name="change" />
      <span>
        {t.rich('event', {
          name: entry.author.name,
          status: names(entry.status),
          time: timeOf(entry.at, 'sentence'),
          b: (chunks) => <b>{chunks}</b>,
        })}
      </span>
    </p>
  )
}

type MessageProps = Side & {
  author: StaffThreadAuthor
  time: string
  body: string
  kind?: 'reply' | 'note' | 'pending'
  children?: ReactNode
}

function Message({ author, time, body, kind = 'reply', company, language, children }: MessageProps) {
  const t = useTranslations('supportBoard.view')
  return (
    <article className={`conversation-message conversation-${kind}`}>
      <Avatar id={author.id ?? author.name} name={author.name} />
      <div>
        <header>
          {kind === 'note' && (
            <strong>
              <LockIcon />
              {t('note')}
            </strong>
          )}
          <b>{author.name}</b>
          {author.own ? <span>{t('you')}</span> : !author.fromStaff && company && <span>{company}</span>}
          <time>{time}</time>
        </header>
        <div className="conversation-text" lang={kind === 'note' ? undefined : language}>
          {body.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
        {children}
      </div>
    </article>
  )
}

/** Marks what only the team reads. */
export const LockIcon = () => (
  <svg className="board-icon conversation-lock" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5.500 11h13v9.500h-13zM8.500 11V8a3.500 3.500 0 0 1 7 0v3" />
  </svg>
)

function EmailStateText({ state, recipient }: { state: EmailState; recipient: string }) {
  const t = useTranslations('supportBoard.view.mail')
  return <EmailStateNote state={state}>{t(state, { name: firstNameOf(recipient) })}</EmailStateNote>
}
