'use client'

import { useLocale, useTimeZone, useTranslations } from 'next-intl'

import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/language-badge'
import { buttonClass } from '@/components/ui/button'
import { dateAndTime, withNonBreakingSpaces } from '@/lib/dates'
import { mailtoLink } from '@/lib/email-address'
import type { LeadDetails } from '../queries/lead-details'
import { ClockArc, ClockWords, useReplyClock } from './reply-clock'

/** The company, and the 24-hour clock with its end. */
export function LeadClock({ lead }: { lead: LeadDetails }) {
  const t = useTranslations('leadBoard.clock')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const clock = useReplyClock(lead)
  const at = (date: Date) => withNonBreakingSpaces(dateAndTime(date, language, zone, new Date()))
  return (
    <div className="lead-head">
      <p className="muted">{lead.company}</p>
      {clock && (
        <p className="lead-head-clock">
          <ClockArc clock={clock} />
          <span>
            <ClockWords clock={clock} />
            {clock.state === 'running' && <small>{t('until', { time: at(clock.dueAt) })}</small>}
            {clock.state === 'late' && <small>{t('lateSince', { time: at(clock.dueAt) })}</small>}
          </span>
        </p>
      )}
    </div>
  )
}

/** The language of a lead, and the ways to reach it. */
export function LeadContactLinks({ lead: { email, phone, ways, language } }: { lead: LeadDetails }) {
  const t = useTranslations('leadBoard')
  const button = buttonClass('line', 'compact')
  return (
    <section className="lead-ways" aria-label={t('contactInfo')}>
      <p>
        <LanguageBadge language={language} />
        <b>{t(`writes.${language}`)}</b>
      </p>
      <a className={button} href={mailtoLink(email)} aria-label={`${t('ways.email')}: ${email}`}>
        <Icon name="mail" />
        <span className="lead-ways-long">{email}</span>
        <span className="lead-ways-short">{t('ways.email')}</span>
      </a>
      {phone && ways && (
        <a className={button} href={ways.call} aria-label={`${t('ways.call')}: ${phone}`}>
          <Icon name="phone" />
          <span className="lead-ways-long">{phone}</span>
          <span className="lead-ways-short">{t('ways.call')}</span>
        </a>
      )}
      {phone && !ways && <span>{phone}</span>}
      {ways?.whatsapp && (
        <a className={button} href={ways.whatsapp} target="_blank" rel="noreferrer">
          <Icon name="whatsapp" />
          {t('ways.whatsapp')}
        </a>
      )}
    </section>
  )
}
