import { useTranslations } from 'next-intl'

import { ErrorPanel } from '@/components/portal/error-panel'

/** Shown in place of tickets that could not be read. */
export function TicketsError() {
  const t = useTranslations('tickets.failed')
  return <ErrorPanel title={t('title')} text={t('text')} retry={t('again')} path="/dashboard?tab=support" />
}
