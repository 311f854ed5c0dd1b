'use client'

import { Link } from '@/components/staff/link'
import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/staff/icon'
import { ticketHref } from '@/features/tickets/staff/ticket-params'
import { useTime, useAgencyDay } from '@/components/staff/use-time'
import { dayOf } from '@/lib/agency-day'
import { money } from '@/lib/money'
import { byMonth, type TimelineEntry, type TimelineKind } from '../timeline-rules'

const looks: Record<TimelineKind, { icon: IconName; tint?: 'purple' | 'emerald' | 'red' }> = {
  lead: { icon: 'mail' },
  replied: { icon: 'send' },
  client: { icon: 'person' },
  sent: { icon: 'proposal', tint: 'purple' },
  viewed: { icon: 'eye', tint: 'purple' },
  signed: { icon: 'check', tint: 'emerald' },
  declined: { icon: 'proposal', tint: 'red' },
  revised: { icon: 'edit' },
  issued: { icon: 'note' },
  paid: { icon: 'check', tint: 'emerald' },
  unpaid: { icon: 'change' },
  reminded: { icon: 'mail' },
  overdue: { icon: 'note', tint: 'red' },
  opened: { icon: 'openMail' },
  resolved: { icon: 'check' },
  closed: { icon: 'check' },
}

type Props = { entries: readonly TimelineEntry[]; hasEarlier: boolean; onEarlier: () => void }

/** What happened with a client, by month, newest first. */
export function ClientTimeline({ entries, hasEarlier, onEarlier }: Props) {
  const t = useTranslations('clientBoard.timeline')
  const zone = useTimeZone() ?? 'UTC'
  const language = useLocale()
  return (
    <aside className="client-timeline" aria-labelledby="client-timeline">
      <h2 id="client-timeline">{t('title')}</h2>
      {byMonth(entries, language, zone).map(({ month, entries: those }) => (
        <section key={month}>
          <h3>{month}</h3>
          <ol>
            {those.map((entry) => (
              <Entry key={`${entry.kind}-${entry.id}-${entry.at}`} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {hasEarlier && (
        <Button variant="line" size="compact" onClick={onEarlier}>
          {t('earlier')}
        </Button>
      )}
    </aside>
  )
}

/** Kinds whose sentence names no one. */
const impersonal: readonly TimelineKind[] = ['lead', 'reminded', 'overdue']
const isImpersonal = (kind: TimelineKind): kind is 'lead' | 'reminded' | 'overdue' =>
  impersonal.includes(kind)

function Entry({ entry }: { entry: TimelineEntry }) {
  const t = useTranslations('clientBoard.timeline')
  const language = useLocale()
  const timeOf = useTime()
  const day = useAgencyDay()
  const { kind, id, at, isDay, actor, title, number, amount } = entry
  const { icon, tint } = looks[kind]
  const values = {
    actor: actor ?? t('nobody'),
    title: title ?? '',
    number: String(number ?? ''),
    b: (words: ReactNode) => <b>{words}</b>,
    ticket: (words: ReactNode) => <Link href={ticketHref(id)}>{words}</Link>,
  }
  return (
    <li>
      <span className={`timeline-mark ${tint ? `tint-${tint}` : ''}`}>
        <Icon name={icon} />
      </span>
      <div>
        <p>{t.rich(actor || isImpersonal(kind) ? kind : `${kind}BySomeone`, values)}</p>
        <p className="timeline-when">
          <time dateTime={at}>{isDay ? day(dayOf(at)) : timeOf(at)}</time>
          {amount && <span>{money(amount.cents, amount.currency, language)}</span>}
        </p>
      </div>
    </li>
  )
}
