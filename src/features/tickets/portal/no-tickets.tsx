import { useTranslations } from 'next-intl'

import { EmptyState } from '@/components/portal/empty-state'

/** The empty state of the support tab. */
export function NoTickets() {
  const t = useTranslations('tickets.empty')
  return <EmptyState title={t('title')} text={t('text')} heading="h3" />
}
