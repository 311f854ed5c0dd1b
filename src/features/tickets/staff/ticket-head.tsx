'use client'

import { Link } from '@/components/staff/link'
import { useNow, useTranslations, useLocale } from 'next-intl'
import { BackLink } from '@/components/staff/back-link'
import { buttonClass } from '@/components/ui/button'
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

const way = buttonClass('line', 'normal', 'max-md:flex-1')

/** Whoever receives the replies: their language, the time where they are, and the ways to reach them. */
export function TicketRecipient({ details: { recipient, client } }: { details: TicketDetails }) {
  const t = useTranslations('supportBoard.view')
  const { phone, ways } = client
  return (
    <section
      className="mt-5 flex flex-wrap items-center gap-x-9 gap-y-3.5 border-t border-line py-3"
      aria-label={recipient.name}
    >
      <div className="flex items-center gap-3">
        <Avatar id={recipient.id ?? recipient.name} name={recipient.name} />
        <p>
          <b className="block leading-4.5">{recipient.name}</b>
          <Link href={clientHref(client.id)} className="text-note/4.5 text-link">
            {client.company ?? (client.name === recipient.name ? t('viewClient') : client.name)}
          </Link>
        </p>
      </div>
      <p className="flex items-center gap-3">
        <LanguageBadge language={recipient.language} />
        <span>
          <b className="block leading-4.5">{t(`reads.${recipient.language}`)}</b>
          <LocalTime phone={phone} />
        </span>
      </p>
      <p className="ml-auto flex flex-wrap gap-2 max-md:ml-0 max-md:w-full">
        <a className={way} href={mailtoLink(recipient.email)}>
          <Icon name="mail" />
          {t('email')}
        </a>
        {ways && (
          <a className={way} href={ways.call}>
            <Icon name="phone" />
            {t('call')}
          </a>
        )}
        {phone && !ways && <span>{phone}</span>}
        {ways?.whatsapp && (
          <a className={way} href={ways.whatsapp} target="_blank" rel="noopener">
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
    <small className="block text-note/4.5 text-muted" title={t('localTimeHint')}>
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
    <header>
      <BackLink href={SUPPORT_HREF}>{t('view.back')}</BackLink>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted">
        <b className="text-ink">{t('ticket', { number })}</b>
        <span>{t('view.opened', { time })}</span>
        {waitingSince && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-red-text *:size-4">
            <Icon name="tickets" />
            {t('view.waits', { duration: duration(minutesBetween(new Date(waitingSince), now)) })}
          </span>
        )}
      </p>
      <h1
        className="mt-1 max-w-[26em] wrap-anywhere"
        lang={opener.fromStaff ? undefined : recipient.language}
      >
        {title}
      </h1>
      <div className="mt-3.5 flex flex-wrap gap-2">
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
