'use client'

import { Link } from '@payloadcms/ui'
import { useNow, useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'

import { useDuration } from '@/components/staff/use-duration'

const MINUTE_MS = 60_000

/** Returns how long ago an ISO time was, such as '2 h 14 m'. It goes on while it is shown. */
export function useAge(): (since: string) => string {
  const now = useNow({ updateInterval: MINUTE_MS / 2 })
  const duration = useDuration()
  return (since) => duration(Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS)))
}

type Props = {
  name: 'urgent' | 'waiting' | 'proposals' | 'emails'
  total: number
  isHot?: boolean
  link: 'support' | 'proposals' | 'emails'
  href: string
  children: ReactNode[]
}

/** A list of what waits, with its number and a link to all of it. Nothing without rows. */
export function TodayBlock({ name, total, isHot, link, href, children }: Props) {
  const t = useTranslations('dashboard.today')
  const id = useId()
  if (children.length === 0) return null
  return (
    <section className="today-block" aria-labelledby={id}>
      <h3 id={id}>
        <span className={isHot ? 'today-count is-hot' : 'today-count'}>{total}</span>{' '}
        {t(name, { count: total })}
      </h3>
      <Link className="today-link" href={href} prefetch={false} scroll={false}>
        {t(`links.${link}`)}
      </Link>
      <ul>{children}</ul>
    </section>
  )
}
