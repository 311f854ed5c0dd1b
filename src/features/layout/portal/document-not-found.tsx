import { useTranslations } from 'next-intl'

import { NotFoundPage } from './not-found-page'

/** Shown for an invoice or a proposal that does not exist or belongs to another client. */
export function DocumentNotFound({ kind }: { kind: 'invoice' | 'proposal' }) {
  const t = useTranslations('portal.missing')
  return (
    <NotFoundPage title={t(`${kind}.title`)} text={t(`${kind}.text`)} back={t('back')} href="/dashboard" />
  )
}
