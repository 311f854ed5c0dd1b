'use client'

import { Link } from '@/components/staff/link'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Figure, FigureCard, FigureText } from '@/components/staff/figure-card'
import { CLIENTS_HREF } from '@/features/clients/rules'
import { HealthCard } from '@/features/system/staff/health-card'
import type { DashboardCards } from '../queries/dashboard'
import { dashboardQuery } from './dashboard-query'
import { useNumbers } from '@/components/staff/use-numbers'

/** The four figures of the dashboard. Shows dashes until they load; today.tsx above them reports a failure. */
export function Cards() {
  const t = useTranslations('overview.cards')
  const cards = useQuery(dashboardQuery).data?.cards
  const { clients, tickets } = cards ?? noFigures
  const isUrgent = (tickets.urgent ?? 0) > 0
  return (
    <dl
      className="grid grid-cols-2 border-b border-line md:grid-cols-4"
      aria-label={t('label')}
      aria-busy={!cards}
    >
      <Card name={t('clients')} value={clients.total} href={CLIENTS_HREF}>
        {clients.active !== null && t('active', { count: clients.active })}
      </Card>
      <Card name={t('open')} value={tickets.open}>
        {tickets.total !== null && t('total', { count: tickets.total })}
      </Card>
      <Card name={t('urgent')} value={tickets.urgent} isHot={isUrgent}>
        {tickets.urgent !== null && t('urgentText')}
      </Card>
      <FigureCard name={t('health')}>
        <HealthCard health={cards?.health} />
      </FigureCard>
    </dl>
  )
}

type Nullable<Figures> = { [Name in keyof Figures]: Figures[Name] | null }
const noFigures: {
  clients: Nullable<DashboardCards['clients']>
  tickets: Nullable<DashboardCards['tickets']>
} = {
  clients: { total: null, active: null },
  tickets: { open: null, total: null, urgent: null },
}

type CardProps = {
  name: string
  value: number | null
  isHot?: boolean
  /** The list that the figure counts. */
  href?: string
  children: ReactNode
}

function Card({ name, value, isHot, href, children }: CardProps) {
  const { number } = useNumbers()
  return (
    <FigureCard
      name={
        href ? (
          <Link
            href={href}
            className="inline-flex items-center underline-offset-3 hover:text-link touch:min-h-11"
            scroll={false}
          >
            {name}
          </Link>
        ) : (
          name
        )
      }
    >
      <Figure isHot={isHot}>{value === null ? '—' : number(value)}</Figure>
      <FigureText>{children}</FigureText>
    </FigureCard>
  )
}
