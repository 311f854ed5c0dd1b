'use client'

import { useTranslations } from 'next-intl'

import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/languages'
import { Link } from '@/components/staff/link'
import { linkClass } from '@/components/staff/link-class'
import { here } from '@/components/staff/use-url'
import { buttonClass } from '@/components/ui/button'
import { leadHref, openLead } from '@/features/leads/staff/lead-params'
import { AVAILABILITY_PATH } from '@/lib/admin-views'
import { firstNameOf } from '@/lib/person-name'
import { callStateAt, nextCall } from '../day-rules'
import type { StaffCall } from '../queries/staff-calls'
import { CallDay, doorLook, lookOf } from './call-day'
import { JoinCall } from './join-call'
import { MarkCall } from './mark-call'
import { useCallTimes } from './use-call-times'

type Props = { calls: readonly StaffCall[]; me: string }

/** The calls of today: the next one large with the way in, and the day with all of them. */
export function CallsToday({ calls, me }: Props) {
  const t = useTranslations('callBoard')
  const { now } = useCallTimes()
  // Of their own calls first: a colleague's is no reason to hurry.
  const next =
    nextCall(
      calls.filter(({ person }) => person?.id === me),
      now,
    ) ?? nextCall(calls, now)
  return (
    <section
      aria-labelledby="calls-heading"
      className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t-2 border-b border-t-ink border-b-line bg-surface px-6 pt-4 pb-4.5 text-small leading-5 font-text max-md:-mx-4 max-md:px-4 max-md:pt-3.5"
    >
      <h2 id="calls-heading">{t('today')}</h2>
      <Link href={AVAILABILITY_PATH} className={`${linkClass} self-center`}>
        {t('availability')}
      </Link>
      <div className="col-span-full grid gap-x-8 gap-y-5 pt-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {next && <NextCall call={next} />}
        <div className="self-end only:col-span-full">
          <CallDay calls={calls} next={next} />
          <ol
            aria-label={t('dayLabel')}
            className="grid max-md:border-s-8 max-md:border-deck md:grid-cols-[repeat(auto-fill,minmax(--spacing(33),1fr))] md:gap-x-4 md:gap-y-2 md:pt-2"
          >
            {calls.map((call) => (
              <DayCall
                key={call.id}
                call={call}
                look={lookOf(call, next, now)}
                isMine={call.person?.id === me}
              />
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** When, with whom, about what, and the way in: to the meeting, or to the phone. */
function NextCall({ call }: { call: StaffCall }) {
  const t = useTranslations('callBoard')
  const times = useCallTimes()
  const { lead, by, language, startsAt, topic } = call
  const name = firstNameOf(lead.name) || t('unknown')
  const isOver = callStateAt(call, times.now) === 'over'
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3.5">
        <p className="font-display text-[3.4em] leading-12 font-head tracking-num whitespace-nowrap lining-nums">
          {times.time(startsAt)}
        </p>
        <p>
          <b className="block text-heading leading-6 font-semibold">{times.left(call)}</b>
          <span className="text-muted">{times.forLead(call, name)}</span>
        </p>
      </div>
      <h3 className="flex flex-wrap items-center gap-2 pt-1.5 text-heading leading-6.5 wrap-anywhere">
        {lead.name || t('unknown')} <LanguageBadge language={language} />
      </h3>
      <p className="wrap-anywhere text-muted">
        {[lead.company, t(`kinds.${by}`), call.isOrphan ? t('nobody') : call.person?.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {topic && (
        <p className="mt-1 line-clamp-3 max-w-[60ch] italic wrap-anywhere" lang={language}>
          {language === 'es' ? `«${topic.trim()}»` : `“${topic.trim()}”`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 pt-3">
        {isOver ? <MarkCall call={call} /> : <JoinCall call={call} className="max-md:flex-1" />}
        <a
          href={leadHref('', lead.id)}
          className={buttonClass('plain', 'compact', 'max-md:flex-1')}
          onClick={here(() => openLead(lead.id))}
        >
          {t('openLead')}
        </a>
      </div>
    </article>
  )
}

type DayProps = { call: StaffCall; look: ReturnType<typeof lookOf>; isMine: boolean }

function DayCall({ call, look, isMine }: DayProps) {
  const t = useTranslations('callBoard')
  const { now, time } = useCallTimes()
  const { lead, language, by, startsAt, person } = call
  const state = callStateAt(call, now)
  const whose = isMine ? t('you') : call.isOrphan ? t('nobody') : (person?.name ?? t('nobody'))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line max-md:py-2.5 max-md:not-last:border-b md:block">
      <svg viewBox="0 0 44 40" aria-hidden="true" className="h-10 w-11 self-center md:hidden">
        <path d="M0 2H24a18 18 0 0 1 0 36H0" className={doorLook({ look })} />
      </svg>
      <div className="min-w-0">
        <time dateTime={startsAt} className="block font-semibold tabular-nums">
          {time(startsAt)}
        </time>
        <a
          href={leadHref('', lead.id)}
          className="block font-semibold wrap-anywhere text-ink no-underline hover:underline"
          onClick={here(() => openLead(lead.id))}
        >
          {lead.name || t('unknown')}
        </a>
        <p className="flex flex-wrap items-center gap-x-1.5 text-note leading-4.5 text-muted [&_svg]:size-3.5">
          {state !== 'later' && <b className="font-semibold">{t(`states.${state}`)}</b>}
          <span className="wrap-anywhere">{whose}</span>
          <LanguageBadge language={language} />
          <span title={t(`kinds.${by}`)}>
            <Icon name={by} />
            <span className="sr-only">{t(`kinds.${by}`)}</span>
          </span>
        </p>
      </div>
    </li>
  )
}
