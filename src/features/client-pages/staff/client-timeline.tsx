'use client'

import { tintClass } from '@/components/ui/chip'
import { Link } from '@/components/staff/link'
import { useLocale, useTimeZone, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/staff/icon'
import { SmallHeading } from '@/components/staff/small-heading'
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
    <aside
      className="border-edge max-lg:mt-7 max-lg:border-t max-lg:pt-3.5 lg:border-l lg:border-line lg:pl-8"
      aria-labelledby="client-timeline"
    >
      <SmallHeading id="client-timeline" className="min-h-9 pb-2">
        {t('title')}
      </SmallHeading>
      {byMonth(entries, language, zone).map(({ month, entries: those }) => (
        <section key={month}>
          <h3 className="mt-2.5 mb-2 font-sans text-note/5 font-medium tracking-[0] text-muted">{month}</h3>
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
    ticket: (words: ReactNode) => (
      <Link href={ticketHref(id)} className="text-link">
        {words}
      </Link>
    ),
  }
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-3 pb-3.5 leading-5 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-4 not-last:before:border-l not-last:before:border-edge">
      <span
        className={`grid size-8 place-items-center rounded-full *:size-4 ${tint ? tintClass(tint) : 'bg-sunk text-muted'}`}
      >
        <Icon name={icon} />
      </span>
      <div>
        <p className="wrap-anywhere">
          {t.rich(actor || isImpersonal(kind) ? kind : `${kind}BySomeone`, values)}
        </p>
        <p className="flex justify-between gap-3 text-note text-muted tabular-nums">
          <time dateTime={at}>{isDay ? day(dayOf(at)) : timeOf(at)}</time>
          {amount && <span>{money(amount.cents, amount.currency, language)}</span>}
        </p>
      </div>
    </li>
  )
}
