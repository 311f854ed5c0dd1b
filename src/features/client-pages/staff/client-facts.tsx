'use client'

import { Link } from '@/components/staff/link'
import { useLocale, useNow, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { mailtoLink } from '@/lib/email-address'
import { useAgencyDay } from '@/components/staff/use-time'
import { LanguageBadge } from '@/components/staff/languages'
import { leadHref } from '@/features/leads/staff/lead-params'
import { phoneArea } from '@/features/tickets/board-rules'
import { localTime, withNonBreakingSpaces } from '@/lib/dates'
import { money } from '@/lib/money'
import type { ClientDetails, Unpaid } from '../queries/client-details'

const link = 'text-link max-md:inline-grid max-md:min-h-11 max-md:content-center'

/** How to reach a client, and what it owes. */
export function ClientFacts({ details: { client, unpaid } }: { details: ClientDetails }) {
  const t = useTranslations('clientBoard.view')
  const common = useTranslations('dashboard.languages')
  const day = useAgencyDay()
  const { email, phone, lead, billingId, notes, createdAt } = client
  return (
    <dl className="grid gap-x-6 gap-y-1.5 md:grid-cols-[1.1fr_1fr]">
      <Fact name={t('email')}>
        <a className={link} href={mailtoLink(email)}>
          {email}
        </a>
      </Fact>
      {phone && (
        <Fact name={t('phone')}>
          <Phone phone={phone} ways={client.ways} />
        </Fact>
      )}
      <Fact name={t('language')}>
        <LanguageBadge language={client.language} /> {common(client.language)}
      </Fact>
      {phoneArea(phone) && (
        <Fact name={t('localTime')}>
          <LocalTime phone={phone} />
        </Fact>
      )}
      <Fact name={t('since')}>{day(createdAt)}</Fact>
      {lead && (
        <Fact name={t('lead')}>
          <Link className={link} href={leadHref('', lead)}>
            {t('viewLead')}
          </Link>
        </Fact>
      )}
      {billingId && (
        <Fact name={t('billing')}>
          <code className="text-tiny">{billingId}</code>
        </Fact>
      )}
      <Fact name={t('unpaid')}>
        <UnpaidSums unpaid={unpaid} />
      </Fact>
      {notes && (
        <Fact name={t('notes')}>
          <span className="whitespace-pre-line">{notes}</span>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[--spacing(23)_minmax(0,1fr)] items-baseline gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

function Phone({ phone, ways }: { phone: string; ways: ClientDetails['client']['ways'] }) {
  const t = useTranslations('clientBoard.view')
  if (!ways) return phone
  return (
    <>
      <a className={link} href={ways.call}>
        {phone}
      </a>{' '}
      {ways.whatsapp && (
        <a className={link} href={ways.whatsapp} target="_blank" rel="noopener">
          {t('whatsapp')}
        </a>
      )}
    </>
  )
}

/** The hour there, by the area code of the phone number. */
function LocalTime({ phone }: { phone: string | null }) {
  const t = useTranslations('clientBoard.view')
  const language = useLocale()
  const now = useNow({ updateInterval: 30_000 })
  const area = phoneArea(phone)
  if (!area) return null
  const locale = language === 'es' ? 'es-MX' : 'en-US'
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(area.country) ?? area.country
  return t('time', { time: withNonBreakingSpaces(localTime(area.zone, language, now)), country })
}

function UnpaidSums({ unpaid }: { unpaid: readonly Unpaid[] }) {
  const t = useTranslations('clientBoard.view')
  const language = useLocale()
  const day = useAgencyDay()
  if (unpaid.length === 0) return <span className="text-muted">{t('nothingUnpaid')}</span>
  return unpaid.map(({ cents, currency, overdueCents, overdueSince }) => {
    const overdue = overdueSince && {
      date: day(overdueSince),
      amount: money(overdueCents, currency, language),
    }
    return (
      <span key={currency} className="block tabular-nums">
        <b>{money(cents, currency, language)}</b>{' '}
        {overdue && (
          <span className="text-red-text">
            {t(overdueCents === cents ? 'overdueSince' : 'partOverdue', overdue)}
          </span>
        )}
      </span>
    )
  })
}
