'use client'

import { useTranslations } from 'next-intl'

import { Avatar } from '@/components/staff/avatar'
import { LanguageBadge } from '@/components/staff/languages'
import { buttonClass } from '@/components/ui/button'
import { ClockArc, ClockWords } from '@/features/leads/staff/reply-clock'
import type { UnansweredLead, UnansweredLeads } from '../queries/unanswered-leads'
import { leadsInOrder } from '../rules'
import { LeadLink, useNewLeadClock } from './new-lead'
import { FirstLead } from './today-first-lead'
import { LeadsHead, NobodyWaits } from './today-leads-head'

const line = 'block truncate max-md:line-clamp-2 max-md:whitespace-normal'

/** A lead that waits for its first reply after the first one. */
function NextLead({ lead }: { lead: UnansweredLead }) {
  const t = useTranslations('overview.today')
  const clock = useNewLeadClock(lead)
  const name = lead.name || t('unknown')
  const detail = lead.company ?? (lead.name ? null : lead.email)
  return (
    <li className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] items-center gap-x-3 max-md:min-h-17 max-md:grid-cols-[auto_minmax(0,1fr)_auto]">
      {clock && <ClockArc clock={clock} />}
      <p>
        <b className={`${line} font-semibold ${lead.name ? '' : 'text-muted'}`} title={name}>
          {name}
        </b>
        <span
          className={`${line} text-note leading-4.5 text-muted first-letter:uppercase`}
          title={detail ?? undefined}
        >
          {clock && <ClockWords clock={clock} />}
          {detail && ` · ${detail}`}
        </span>
      </p>
      <span className="flex max-md:hidden [&>abbr]:border-edge [&>abbr]:text-ink/85">
        <LanguageBadge language={lead.language} />
      </span>
      <Assignee lead={lead} />
      <LeadLink
        id={lead.id}
        className={buttonClass('line', 'row')}
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
    <span className="relative max-md:hidden" title={name}>
      {assignee ? (
        <Avatar id={assignee.id} name={name} size="small" />
      ) : (
        <span
          className="block size-6 rounded-full border border-dashed border-field-line"
          aria-hidden="true"
        />
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
    <div className="px-6 pt-1 pb-3.5 last:col-span-full max-md:px-4 max-md:pt-0.5 max-md:pb-1">
      <LeadsHead first={first} total={leads.total} />
      <FirstLead lead={first} />
      {next.length > 0 && (
        <ul className="divide-y divide-line">
          {next.map((lead) => (
            <NextLead key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
    </div>
  )
}
