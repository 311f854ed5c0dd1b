'use client'

import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Avatar } from '@/components/staff/avatar'
import { ClockArc, ClockWords } from '@/features/leads/staff/reply-clock'
import type { UnansweredLead } from '../queries/unanswered-leads'
import { LanguageBadge } from '@/components/staff/language-badge'
import { LeadLink, useNewLeadClock } from './lead-link'

/** A lead that waits for its first reply after the first one. */
export function NextLead({ lead }: { lead: UnansweredLead }) {
  const t = useTranslations('dashboard.today')
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
  const t = useTranslations('dashboard.today')
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
