'use client'

import type { ReactNode } from 'react'
import { useTranslations, useLocale, useNow, useTimeZone } from 'next-intl'
import { Link } from '@/components/staff/link'

import { Avatar } from '@/components/staff/avatar'
import { here } from '@/components/staff/use-url'
import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/languages'
import { useDuration } from '@/components/staff/use-time'
import { useKeys } from '@/components/staff/keys'
import { useNumbers } from '@/components/staff/use-numbers'
import { buttonClass } from '@/components/ui/button'
import type { ReplyClock } from '@/features/leads/first-reply-rules'
import { leadHref, openLead, openLeadByKey } from '@/features/leads/staff/lead-params'
import { useReplyClock, ClockArc, ClockWords, urgencyOf } from '@/features/leads/staff/reply-clock'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'
import { dateFormat } from '@/lib/intl-formats'
import { firstNameOf } from '@/lib/person-name'
import type { UnansweredLead, UnansweredLeads } from '../queries/unanswered-leads'
import { leadsInOrder } from '../rules'

/** Returns the clock of a lead without a first reply, which goes on while it is shown. */
const useNewLeadClock = ({ createdAt }: { createdAt: string }): ReplyClock | null =>
  useReplyClock({ status: 'new', createdAt })

type Props = { id: string; className: string; label?: string; children: ReactNode }

/** A link to the dialog of a lead, where the reply is written. */
const LeadLink = ({ id, className, label, children }: Props) => (
  <a href={leadHref('', id)} className={className} aria-label={label} onClick={here(() => openLead(id))}>
    {children}
  </a>
)

/** The lead with the least time left, in its own words, with the one accent button of the screen. R presses it. */
function FirstLead({ lead }: { lead: UnansweredLead }) {
  const t = useTranslations('overview.today')
  const services = useTranslations('leads.services')
  const clock = useNewLeadClock(lead)
  const name = firstNameOf(lead.name) || lead.email
  const about = [lead.company, lead.service && services(lead.service)].filter(Boolean)
  useKeys({ r: () => openLeadByKey(lead.id) })
  return (
    <article className={`today-first today-first-${(clock && urgencyOf(clock)) ?? 'low'}`}>
      {clock && <ClockArc clock={clock} />}
      <div>
        <p className="today-first-clock">
          {clock && <ClockWords clock={clock} />}
          <LanguageBadge language={lead.language} />
          <span>{lead.assignee?.name ?? t('nobodyHasIt')}</span>
        </p>
        <h4 className={lead.name ? undefined : 'is-unknown'}>{lead.name || t('unknown')}</h4>
        <p className="today-first-about">{about.length > 0 ? about.join(' · ') : lead.email}</p>
        {lead.message && (
          <p className="today-first-words" lang={lead.language}>
            {quoted(lead.message, lead.language)}
          </p>
        )}
      </div>
      <LeadLink id={lead.id} className={buttonClass('accent', undefined, 'today-first-reply')}>
        <Icon name="mail" />
        {t('replyTo', { name })}
      </LeadLink>
    </article>
  )
}

/** In the quotation marks of the language of the text. */
const quoted = (text: string, language: UnansweredLead['language']) =>
  language === 'es' ? `«${text.trim()}»` : `“${text.trim()}”`

/** A lead that waits for its first reply after the first one. */
function NextLead({ lead }: { lead: UnansweredLead }) {
  const t = useTranslations('overview.today')
  const clock = useNewLeadClock(lead)
  const name = lead.name || t('unknown')
  const detail = lead.company ?? (lead.name ? null : lead.email)
  return (
    <li>
      {clock && <ClockArc clock={clock} />}
      <p className="today-next-who">
        <b className={lead.name ? undefined : 'is-unknown'} title={name}>
          {name}
        </b>
        <span title={detail ?? undefined}>
          {clock && <ClockWords clock={clock} />}
          {detail && ` · ${detail}`}
        </span>
      </p>
      <LanguageBadge language={lead.language} />
      <Assignee lead={lead} />
      <LeadLink
        id={lead.id}
        className={buttonClass('line', 'compact')}
        label={t('replyTo', { name: lead.name || lead.email })}
      >
        {t('reply')}
      </LeadLink>
    </li>
  )
}

function Assignee({ lead: { assignee } }: { lead: UnansweredLead }) {
  const t = useTranslations('overview.today')
  const name = assignee ? (assignee.name ?? t('unknown')) : t('nobodyHasIt')
  return (
    <span className="today-assignee" title={name}>
      {assignee ? (
        <Avatar id={assignee.id} name={name} size="small" />
      ) : (
        <span className="today-nobody-yet" aria-hidden="true" />
      )}
      <span className="sr-only">{name}</span>
    </span>
  )
}

/** The leads without a first reply: the one with the least time large, the next ones below. */
export function TodayLeads({ leads }: { leads: UnansweredLeads }) {
  const { first, next } = leadsInOrder(leads)
  if (!first) return <NobodyWaits />
  return (
    <div className="today-leads">
      <LeadsHead first={first} total={leads.total} />
      <FirstLead lead={first} />
      {next.length > 0 && (
        <ul className="today-next">
          {next.map((lead) => (
            <NextLead key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
    </div>
  )
}

type HeadProps = { first: UnansweredLead; total: UnansweredLeads['total'] }

/** How many there are, when the first clock runs out, and how many have waited too long. */
function LeadsHead({ first, total: { running, late, more } }: HeadProps) {
  const t = useTranslations('overview.today')
  const { number } = useNumbers()
  const clock = useNewLeadClock(first)
  const isHot = late > 0 || (clock !== null && urgencyOf(clock) === 'high')
  const count = running + late
  return (
    <header className="today-leads-head">
      <p className={isHot ? 'today-number is-hot' : 'today-number'}>
        {number(count)}
        {more && '+'}
      </p>
      <div>
        <h3>{t('leads', { count })}</h3>
        <p>
          {clock?.state === 'running' && <RunsOut clock={clock} />}
          {late > 0 && <b className="is-hot">{t('late', { count: late })}</b>}
          {running > 0 && late > 0 && <span> {t('lateBelow')}</span>}
        </p>
      </div>
      <Link className="today-link" href="/admin?status=new" scroll={false}>
        {t('allLeads')}
      </Link>
    </header>
  )
}

/** When the first clock runs out, in the reader's zone: today or tomorrow. */
function RunsOut({ clock: { dueAt, minutes } }: { clock: ReplyClock & { state: 'running' } }) {
  const t = useTranslations('overview.today')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  const duration = useDuration()
  const dayOf = (date: Date) => dateFormat('en', { timeZone: zone }).format(date)
  const key = dayOf(dueAt) === dayOf(now) ? 'runsOutToday' : 'runsOutTomorrow'
  const at = withNonBreakingSpaces(localTime(zone, language, dueAt))
  return <span>{t(key, { at, time: duration(minutes) })} </span>
}

/** The whole arc: all time is left. */
function NobodyWaits() {
  const t = useTranslations('overview.today')
  return (
    <div className="today-nobody">
      <svg viewBox="0 0 40 22" aria-hidden="true">
        <path d="M4 19a16 16 0 0 1 32 0" />
        <circle cx="36" cy="19" r="3" />
      </svg>
      <div>
        <h3>{t('everyone')}</h3>
        <p>{t('everyoneText')}</p>
      </div>
    </div>
  )
}
