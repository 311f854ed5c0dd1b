'use client'

import { Link } from '@payloadcms/ui'
import { useLocale, useNow, useTranslations } from 'next-intl'

import { Avatar } from '@/components/staff/avatar'
import { clientHref } from '@/features/clients/rules'
import { Icon } from '@/components/staff/icon'
import { LanguageBadge } from '@/components/staff/language-badge'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'
import { mailtoLink } from '@/lib/email-address'
import { phoneArea } from '../board-rules'
import type { TicketDetails } from '../queries/ticket-details'

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
          <Link href={clientHref(client.id)} prefetch={false}>
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
