import { useTranslations } from 'next-intl'

import { LinkedText } from '@/components/ui/linked-text'
import { Timestamp } from '@/components/ui/timestamp'
import type { Author, ThreadEntry } from '../queries/ticket-thread'
import { Mark } from '@/components/site/mark'

const initials = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

const avatar =
  'grid size-10 place-items-center rounded-full text-small font-strong max-md:hidden print:hidden'

/** An entry, with a picture beside its words where there is room. */
const row =
  'grid grid-cols-[--spacing(10)_minmax(0,1fr)] gap-x-4 max-md:grid-cols-1 print:grid-cols-1 print:py-4'

/** The avatar beside a message: the brand's mark for staff, else the initials of the author. */
function AuthorAvatar({ name, fromStaff }: Author) {
  return fromStaff ? (
    <span className={`${avatar} bg-ink text-ground`} aria-hidden="true">
      <Mark size={20} />
    </span>
  ) : (
    <span className={`${avatar} bg-sunk text-ink`} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

type Time = { zone: string; now: string }
type ThreadMessageProps = { author: Author; at: string; body: string; brand: string; time: Time }

/** A message with its author and time. */
export function ThreadMessage({ author, at, body, brand, time }: ThreadMessageProps) {
  const t = useTranslations('tickets.thread')
  return (
    <div className={`${row} py-6`}>
      <AuthorAvatar {...author} />
      <div>
        {/* On a phone the date has a line of its own, because it can be long. */}
        <header className="text-small leading-[1.6] text-muted max-md:[&_time]:block print:break-after-avoid">
          <b className="me-1 text-caption font-strong text-ink">{author.own ? t('you') : author.name}</b>{' '}
          {author.fromStaff && author.name !== brand && (
            <>
              <span>{brand}</span>{' '}
              <span aria-hidden="true" className="max-md:hidden">
                ·
              </span>{' '}
            </>
          )}
          <Timestamp at={at} isCapital {...time} />
        </header>
        <div className="mt-1.5 grid max-w-[62ch] gap-3 text-body leading-(--lh-body) wrap-anywhere whitespace-pre-line print:max-w-none print:text-[11pt] print:[orphans:3] print:[widows:3]">
          {body.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

type EventProps = { entry: Extract<ThreadEntry, { status: string }>; time: Time }

/** A change of the ticket's status. */
function StatusEvent({ entry: { author, status, at }, time }: EventProps) {
  const t = useTranslations()
  const named = { name: author.name, status: t(`portal.statuses.ticket.${status}`) }
  return (
    <p className={`${row} items-center py-3.5 text-small text-muted`}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
        className="size-4 justify-self-center max-md:hidden print:hidden"
      >
        <path d="M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19" />
      </svg>
      <span>
        {t.rich(`tickets.thread.${author.own ? 'ownEvent' : 'event'}`, {
          ...named,
          when: () => <Timestamp at={at} {...time} />,
        })}
      </span>
    </p>
  )
}

type Props = { entries: ThreadEntry[]; brand: string; time: Time }

/** The entries of a conversation, oldest first. */
export function Thread({ entries, brand, time }: Props) {
  return entries.map((entry) => (
    <li key={entry.id} className="border-b border-line">
      {entry.status ? (
        <StatusEvent entry={entry} time={time} />
      ) : (
        <ThreadMessage author={entry.author} at={entry.at} body={entry.body} brand={brand} time={time} />
      )}
    </li>
  ))
}
