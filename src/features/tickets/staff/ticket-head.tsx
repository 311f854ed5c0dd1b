'use client'

import { Link } from '@/components/staff/link'
import { useNow, useTranslations, useLocale } from 'next-intl'
import { Arrow } from '@/components/ui/icons'
import { useDuration, useTime } from '@/components/staff/use-time'
import { minutesBetween } from '@/features/leads/first-reply-rules'
import { Avatar } from '@/components/staff/avatar'
import { clientHref } from '@/features/clients/rules'
import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/languages'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'
import { mailtoLink } from '@/lib/email-address'
import type { TicketDetails } from '../queries/ticket-details'
import { PrioritySelect, StatusSelect } from './ticket-chips'
import { SUPPORT_HREF } from './ticket-params'
import { useTicketChanges } from './ticket-mutations'
import { phoneArea } from '../board-rules'

/** Whoever receives the replies: their language, the time where they are, and the ways to reach them. */
export function TicketRecipient({ details: { recipient, client } }: { details: TicketDetails }) {
  const t = useTranslations('supportBoard.view')
  const { phone, ways } = client
  return (
    <section className="ticket-recipient" aria-label={recipient.name}>
      <div className="ticket-name">
        <Avatar id={recipient.id ?? recipient.name} name={recipient.name} />
        <p>
          <b>{recipient.name}</b>
          <Link href={clientHref(client.id)}>
            {client.company ?? (client.name === recipient.name ? t('viewClient') : client.name)}
          </Link>
        </p>
      </div>
      <p className="ticket-language">
        <LanguageBadge language={recipient.language} />
        <span>
          <b>{t(`reads.${recipient.language}`)}</b>
          <LocalTime phone={phone} />
        </span>
      </p>
      <p className="ticket-ways">
        <a className="button button-line" href={mailtoLink(recipient.email)}>
          <Icon name="mail" />
          {t('email')}
        </a>
        {ways && (
          <a className="button button-line" href={ways.call}>
            <Icon name="phone" />
            {t('call')}
          </a>
        )}
        {phone && !ways && <span>{phone}</span>}
        {ways?.whatsapp && (
          <a className="button button-line" href={ways.whatsapp} target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            {t('whatsapp')}
          </a>
        )}
      </p>
    </section>
  )
}

/** The hour there, if the phone number tells where they are. */
function LocalTime({ phone }: { phone: string | null }) {
  const t = useTranslations('supportBoard.view')
  const language = useLocale()
  const now = useNow({ updateInterval: 30_000 })
  const area = phoneArea(phone)
  if (!area) return null
  const locale = language === 'es' ? 'es-MX' : 'en-US'
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(area.country) ?? area.country
  return (
    <small title={t('localTimeHint')}>
      {t('localTime', { time: withNonBreakingSpaces(localTime(area.zone, language, now)), country })}
    </small>
  )
}

/** Number, age and title of a ticket, whether it waits for us, and its status and priority. */
export function TicketHead({ details }: { details: TicketDetails }) {
  const t = useTranslations('supportBoard')
  const timeOf = useTime()
  const duration = useDuration()
  const now = useNow({ updateInterval: 30_000 })
  const { setStatus, setPriority } = useTicketChanges(details)
  const { number, title, status, priority, createdAt, waitingSince, recipient, opener } = details
  const time = timeOf(createdAt, 'sentence')
  return (
    <header className="ticket-head">
      <Link href={SUPPORT_HREF} className="ticket-back">
        <Arrow back /> {t('view.back')}
      </Link>
      <p className="ticket-kicker">
        <b>{t('ticket', { number })}</b>
        <span>{t('view.opened', { time })}</span>
        {waitingSince && (
          <span className="ticket-waits">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 5h16v11h-7l-4.500 4V16H4Z" />
            </svg>
            {t('view.waits', { duration: duration(minutesBetween(new Date(waitingSince), now)) })}
          </span>
        )}
      </p>
      <h1 lang={opener.fromStaff ? undefined : recipient.language}>{title}</h1>
      <div className="ticket-controls">
        <StatusSelect
          value={status}
          label={t('view.status')}
          control="status"
          onChange={(next) => setStatus(next)}
        />
        <PrioritySelect value={priority} label={t('view.priority')} onChange={setPriority} />
      </div>
    </header>
  )
}
