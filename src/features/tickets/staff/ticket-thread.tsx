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
    <section className="border-t-2 border-ink bg-surface max-md:-mx-4" aria-label={t('conversation')}>
      <ol>
        <li>
          <Message author={opener} time={timeOf(createdAt)} body={description} {...side} />
        </li>
        {hasEarlier && (
          <li className="border-b border-line px-5 py-3 text-center">
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
    <p className="grid grid-cols-[--spacing(8)_minmax(0,1fr)] items-center gap-3.5 border-b border-line py-2 pr-6 pl-5 text-note/4.5 text-muted max-md:px-4">
      <span className="grid place-items-center *:size-4">
        <Icon name="change" />
      </span>
      <span>
        {t.rich('event', {
          name: entry.author.name,
          status: names(entry.status),
          time: timeOf(entry.at, 'sentence'),
          b: (chunks) => <b className="text-ink">{chunks}</b>,
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

/** A message, and its time. */
const looks: Record<NonNullable<MessageProps['kind']>, { message: string; time: string; text?: string }> = {
  reply: { message: 'border-b border-line pl-5 max-md:pl-4', time: 'text-muted' },
  note: {
    message: '-mt-px border-y border-l-4 border-yellow-mark/60 bg-yellow-ground pl-4 max-md:pl-3',
    time: 'text-yellow-text',
  },
  pending: {
    message: 'border-y border-line border-t-field-line pl-5 [border-top-style:dashed] -mt-px max-md:pl-4',
    time: 'font-semibold text-link',
    text: 'text-muted',
  },
}

function Message({ author, time, body, kind = 'reply', company, language, children }: MessageProps) {
  const t = useTranslations('supportBoard.view')
  const look = looks[kind]
  const side = author.own ? t('you') : !author.fromStaff && company
  return (
    <article
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 pt-4 pr-6 pb-4.5 max-md:pr-4 ${look.message}`}
    >
      <Avatar id={author.id ?? author.name} name={author.name} />
      <div>
        <header className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
          {kind === 'note' && (
            <strong className="inline-flex w-full items-center gap-1.5 text-note font-semibold text-yellow-text *:size-4">
              <Icon name="lock" />
              {t('note')}
            </strong>
          )}
          <b>{author.name}</b>
          {side && <span className="text-note text-muted">{side}</span>}
          <time className={`text-note md:ml-auto ${look.time}`}>{time}</time>
        </header>
        <div
          className={`mt-1 max-w-measure space-y-2.5 leading-6 wrap-anywhere ${look.text ?? ''}`}
          lang={kind === 'note' ? undefined : language}
        >
          {body.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index} className="whitespace-pre-line">
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
        {children}
      </div>
    </article>
  )
}

function EmailStateText({ state, recipient }: { state: EmailState; recipient: string }) {
  const t = useTranslations('supportBoard.view.mail')
  return <EmailStateNote state={state}>{t(state, { name: firstNameOf(recipient) })}</EmailStateNote>
}
