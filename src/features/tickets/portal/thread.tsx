import { useTranslations } from 'next-intl'

import { Moment } from '@/components/ui/moment'
import type { ThreadLine, Voice } from '../queries'
import { Speaker } from './speaker'

type Time = { zone: string; now: string }
type WordsProps = { voice: Voice; at: string; body: string; brand: string; time: Time }

/** What somebody said. */
export function Words({ voice, at, body, brand, time }: WordsProps) {
  const t = useTranslations('tickets.thread')
  return (
    <article className="said">
      <Speaker {...voice} />
      <div>
        <header>
          <b>{voice.own ? t('you') : voice.name}</b>{' '}
          {voice.fromStaff && voice.name !== brand && (
            <>
              <span>{brand}</span> <span aria-hidden="true">·</span>{' '}
            </>
          )}
          <Moment at={at} {...time} />
        </header>
        <div className="said-words">
          {body.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
    </article>
  )
}

type EventProps = { line: Extract<ThreadLine, { status: string }>; time: Time }

/** A change of the ticket's status. */
function StatusEvent({ line: { voice, status, at }, time }: EventProps) {
  const t = useTranslations()
  const named = { name: voice.name, status: t(`portal.statuses.ticket.${status}`) }
  return (
    <p className="event">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19" />
      </svg>
      <span>
        {t.rich(`tickets.thread.${voice.own ? 'ownEvent' : 'event'}`, {
          ...named,
          when: () => <Moment at={at} {...time} />,
        })}
      </span>
    </p>
  )
}

type Props = { lines: ThreadLine[]; brand: string; time: Time }

/** The lines of a conversation, oldest first. */
export function Thread({ lines, brand, time }: Props) {
  return lines.map((line) => (
    <li key={line.id}>
      {line.status ? (
        <StatusEvent line={line} time={time} />
      ) : (
        <Words voice={line.voice} at={line.at} body={line.body ?? ''} brand={brand} time={time} />
      )}
    </li>
  ))
}
