'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

import { BoardFailed } from '@/components/staff/board-states'
import { Icon } from '@/components/staff/icon'
import { Button, buttonClass } from '@/components/ui/button'
import { LeadHeading } from '@/features/leads/staff/lead-heading'
import { firstNameOf } from '@/lib/person-name'
import { callStateAt } from '../day-rules'
import type { LeadCall, StaffCall } from '../queries/staff-calls'
import { leadCallsQuery } from './call-params'
import { JoinCall } from './join-call'
import { MarkCall } from './mark-call'
import { TakeCall } from './take-call'
import { useCallTimes } from './use-call-times'

type Props = { lead: string; me: string }

/** The calls of a lead: the one that is booked with all about it, and below what became of earlier ones. Nothing without calls. */
export function LeadCalls({ lead, me }: Props) {
  const t = useTranslations('callBoard')
  const { data, error, refetch } = useQuery(leadCallsQuery(lead))
  if (error && !data)
    return <BoardFailed title={t('failed.fetch')} error={error} onRetry={() => void refetch()} />
  const calls = data?.calls ?? []
  const booked = calls.filter(({ status }) => status === 'booked').toReversed()
  const earlier = calls.filter(({ status }) => status !== 'booked')
  return (
    <>
      {booked.map((call) => (
        <BookedCall key={call.id} call={call} me={me} />
      ))}
      {earlier.length > 0 && (
        <section aria-labelledby="lead-calls">
          <LeadHeading id="lead-calls">{t('earlier')}</LeadHeading>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {earlier.map((call) => (
              <EarlierCall key={call.id} call={call} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Who talks with the lead and when, as the line that waits; the facts; and what became of it. */
function BookedCall({ call, me }: { call: LeadCall; me: string }) {
  const t = useTranslations('callBoard')
  const times = useCallTimes()
  const { lead, person, by, language, topic, startsAt, endsAt, phone, bookedAt } = call
  const name = firstNameOf(lead.name) || t('unknown')
  const isMine = person?.id === me
  const state = callStateAt(call, times.now)
  const words = {
    name,
    when: times.day(startsAt),
    left: times.left(call),
    person: person?.name ?? t('nobody'),
  }
  const line =
    state === 'over'
      ? 'over'
      : state === 'now'
        ? isMine
          ? 'youNow'
          : 'otherNow'
        : call.isOrphan
          ? 'nobodyAhead'
          : isMine
            ? 'youAhead'
            : 'otherAhead'
  return (
    <section
      aria-labelledby={`call-${call.id}`}
      className="border-t-2 border-b border-t-ink border-b-line bg-surface"
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 border-b border-line px-4 py-3">
        <Icon name={by} />
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <b className="block font-semibold">{t(`waits.${line}`, words)}</b>
          <span className="text-muted">{t(`how.${by}.${language}`)}</span>
        </p>
        {call.isOrphan && state === 'later' ? (
          <TakeCall call={call} />
        ) : (
          state !== 'over' && <JoinCall call={call} />
        )}
      </div>
      <div className="px-4 pt-3 pb-3.5">
        <LeadHeading id={`call-${call.id}`}>{t('booked')}</LeadHeading>
        <dl className="mt-1 grid grid-cols-[--spacing(26)_minmax(0,1fr)] gap-x-3.5 [&>*]:py-1">
          <Fact label={t('facts.when')}>
            <b className="block font-semibold first-letter:uppercase">
              {t('range', { from: times.day(startsAt), to: times.time(endsAt) })}
            </b>
          </Fact>
          <Fact label={t('facts.forLead', { name })}>{times.there(call)}</Fact>
          <Fact label={t('facts.person')}>
            {call.isOrphan && person
              ? t('orphan', { person: person.name ?? t('unknown') })
              : (person?.name ?? t('nobody'))}
          </Fact>
          {phone && <Fact label={t('facts.phone')}>{phone}</Fact>}
          {topic && (
            <Fact label={t('facts.about')}>
              <span lang={language} className="whitespace-pre-line">
                {topic}
              </span>
            </Fact>
          )}
          <Fact label={t('facts.bookedAt')}>
            <span className="block first-letter:uppercase">{times.day(bookedAt)}</span>
          </Fact>
        </dl>
        {call.page && <CallPage path={call.page} />}
        {state !== 'later' && (
          <div className="mt-2.5 flex flex-wrap items-center gap-2 border-t border-line pt-3">
            <p className="min-w-0 flex-1 basis-60">
              <b className="block font-semibold">{t('after')}</b>
              <span className="text-muted">{t('afterText')}</span>
            </p>
            <MarkCall call={call} />
          </div>
        )}
      </div>
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

function EarlierCall({ call }: { call: StaffCall }) {
  const t = useTranslations('callBoard')
  const times = useCallTimes()
  const { status, startsAt, person, cancelReason, language } = call
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <p className="min-w-0 flex-1 basis-50 wrap-anywhere first-letter:uppercase">
        {times.day(startsAt)}
        <span className="block text-note leading-4.5 text-muted">
          {[t(`states.${status === 'booked' ? 'later' : status}`), person?.name].filter(Boolean).join(' · ')}
        </span>
        {cancelReason && (
          <q className="block italic" lang={language}>
            {cancelReason}
          </q>
        )}
      </p>
      <MarkCall call={call} />
    </li>
  )
}

/** The page on which the lead moves or cancels the call, to open for them or to send to them. */
function CallPage({ path }: { path: string }) {
  const t = useTranslations('callBoard.page')
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(path, location.href).href)
    setIsCopied(true)
  }
  return (
    <p className="mt-2.5 flex flex-wrap gap-2">
      <a href={path} target="_blank" rel="noreferrer" className={buttonClass('line', 'compact')}>
        <Icon name="calendar" />
        {t('open')}
      </a>
      <Button variant="line" size="compact" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </p>
  )
}
