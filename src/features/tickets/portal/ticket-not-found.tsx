import { useTranslations } from 'next-intl'

import { NotFoundPage } from '@/components/portal/not-found-page'

/** Shown for a ticket that does not exist or belongs to another client. */
export function TicketNotFound() {
  const t = useTranslations('tickets.notFound')
  return <NotFoundPage title={t('title')} text={t('text')} back={t('back')} href="/dashboard?tab=support" />
}
