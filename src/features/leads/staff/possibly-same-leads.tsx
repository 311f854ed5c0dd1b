'use client'

import { useLocale, useNow, useTimeZone, useTranslations } from 'next-intl'

import { Icon } from '@/components/staff/icon'
import { listTime } from '@/components/staff/use-time'
import type { PossiblySameLead } from '../queries/possibly-same'
import { here } from '@/components/staff/use-url'
import { leadHref, openLead } from './lead-url'
import { StatusChip } from './status-select'

/** Other leads that may come from the same person; nothing when there are none. */
export function PossiblySameLeads({ leads }: { leads: PossiblySameLead[] }) {
  const t = useTranslations('leadBoard')
  const language = useLocale()
  const zone = useTimeZone() ?? 'UTC'
  const now = useNow()
  if (leads.length === 0) return null
  return (
    <section className="lead-same" aria-labelledby="lead-same">
      <Icon name="person" />
      <div>
        <h3 id="lead-same">{t('same.title')}</h3>
        <ul>
          {leads.map(({ id, name, email, status, createdAt, same }) => (
            <li key={id}>
              <a href={leadHref('', id)} onClick={here(() => openLead(id))}>
                {name || email}
              </a>
              <span>{`${t(`same.${same}`)}, ${listTime(new Date(createdAt), language, zone, now)}`}</span>
              <StatusChip status={status} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
