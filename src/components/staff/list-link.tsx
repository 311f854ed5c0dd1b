'use client'

import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'

import { listOfTab, type DashboardTab } from '@/lib/dashboard-tabs'
import { useUrl } from './use-url'

/** Below a board: the way to Payload's list, which has all columns and filters. */
export function ListLink({ tab }: { tab: DashboardTab }) {
  const t = useTranslations('dashboard')
  const [url] = useUrl()
  if (tab === 'clients' && url.get('client')) return null
  return (
    <p>
      <Link href={listOfTab[tab]} className="inline-flex min-h-11 items-center text-note text-link">
        {t('list')}
      </Link>
    </p>
  )
}
