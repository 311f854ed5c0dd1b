'use client'

import { useTranslations } from 'next-intl'
import { cva } from 'class-variance-authority'

import { Icon } from '@/components/staff/icon'
import { useKeys } from '@/components/staff/keys'
import { LanguageBadge } from '@/components/staff/languages'
import { buttonClass } from '@/components/ui/button'
import { openLeadByKey } from '@/features/leads/staff/lead-params'
import { ClockArc, ClockWords, urgencyOf } from '@/features/leads/staff/reply-clock'
import { firstNameOf } from '@/lib/person-name'
import type { UnansweredLead } from '../queries/unanswered-leads'
import { LeadLink, useNewLeadClock } from './new-lead'

/** On the ground of its clock, which is larger than those of the others. */
const firstLead = cva(
  [
    '-mx-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4.5 rounded-control p-4 text-ink/85 max-md:gap-x-3.5',
    '[&>svg]:mt-0.5 [&>svg]:h-10 [&>svg]:w-18 max-md:[&>svg]:h-8 max-md:[&>svg]:w-14',
    '[&>svg>path:first-child]:stroke-current/32',
  ],
  { variants: { urgency: { low: 'bg-sunk', medium: 'bg-yellow-ground', high: 'bg-red-ground' } } },
)

/** The lead with the least time left, in its own words, with the one accent button of the screen. R presses it. */
export function FirstLead({ lead }: { lead: UnansweredLead }) {
  const t = useTranslations('overview.today')
  const services = useTranslations('leads.services')
  const clock = useNewLeadClock(lead)
  const name = firstNameOf(lead.name) || lead.email
  const about = [lead.company, lead.service && services(lead.service)].filter(Boolean)
  useKeys({ r: () => openLeadByKey(lead.id) })
  return (
    <article className={firstLead({ urgency: (clock && urgencyOf(clock)) ?? 'low' })}>
      {clock && <ClockArc clock={clock} />}
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          {clock && (
            <b className="font-head first-letter:uppercase">
              <ClockWords clock={clock} />
            </b>
          )}
          <span className="flex [&>abbr]:border-ink/40 [&>abbr]:text-ink/85">
            <LanguageBadge language={lead.language} />
          </span>
          <span>{lead.assignee?.name ?? t('nobodyHasIt')}</span>
        </p>
        <h4
          className={`font-display text-heading leading-6.5 font-head tracking-head wrap-anywhere font-stretch-92% ${lead.name ? 'text-ink' : 'text-muted'}`}
        >
          {lead.name || t('unknown')}
        </h4>
        <p className="wrap-anywhere">{about.length > 0 ? about.join(' · ') : lead.email}</p>
        {lead.message && (
          <p className="mt-1.5 line-clamp-3 max-w-[60ch] italic wrap-anywhere" lang={lead.language}>
            {quoted(lead.message, lead.language)}
          </p>
        )}
      </div>
      <LeadLink
        id={lead.id}
        className={buttonClass(
          'accent',
          undefined,
          'col-start-2 mt-3 min-h-10 max-w-full justify-self-start px-4 wrap-anywhere touch:min-h-11 max-md:col-span-full max-md:justify-self-stretch',
        )}
      >
        <Icon name="mail" />
        {t('replyTo', { name })}
      </LeadLink>
    </article>
  )
}

/** In the quotation marks of the language of the text. */
const quoted = (text: string, language: UnansweredLead['language']) =>
  language === 'es' ? `«${text.trim()}»` : `“${text.trim()}”`
