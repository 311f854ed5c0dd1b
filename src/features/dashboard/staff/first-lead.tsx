'use client'

import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { openLeadByKey } from '@/features/leads/staff/lead-url'
import { ClockArc, ClockWords, urgencyOf } from '@/features/leads/staff/reply-clock'
import { firstNameOf } from '@/lib/person-name'
import type { UnansweredLead } from '../queries/unanswered-leads'
import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/language-badge'
import { LeadLink, useNewLeadClock } from './lead-link'
import { useKeys } from '@/components/staff/use-keys'

/** The lead with the least time left, in its own words, with the one accent button of the screen. R presses it. */
export function FirstLead({ lead }: { lead: UnansweredLead }) {
  const t = useTranslations('dashboard.today')
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
