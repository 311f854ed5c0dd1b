import { useTranslations } from 'next-intl'

import { NotFoundPage } from './not-found-page'

type Props = { kind: 'invoice' | 'proposal'; isStaff: boolean }

/** Where staff find the documents in the admin. */
const staffLists = { invoice: '/admin?tab=clients', proposal: '/admin?tab=proposals' } as const

/** Shown for an invoice or a proposal that does not exist or belongs to another client. */
export function DocumentNotFound({ kind, isStaff }: Props) {
  const t = useTranslations('portal.missing')
  return (
    <NotFoundPage
      title={t(`${kind}.title`)}
      text={t(isStaff ? `${kind}.staffText` : `${kind}.text`)}
      back={t(isStaff ? `${kind}.staffBack` : 'back')}
      href={isStaff ? staffLists[kind] : '/dashboard'}
    />
  )
}
