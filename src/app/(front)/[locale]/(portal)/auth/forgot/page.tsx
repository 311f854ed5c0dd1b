import { getTranslations } from 'next-intl/server'

import { ForgotForm } from '@/features/accounts/portal/forgot-form'
import { withGoal } from '@/features/accounts/portal/goal'
import { Link } from '@/i18n/navigation'
import { askedOf, wayHead, WayPage, type WayArgs } from '../way-page'

export const generateMetadata = () => wayHead('forgot.title')

/** A password that was forgotten. */
export default async function ForgotPage(args: WayArgs) {
  const t = await getTranslations('auth')
  const { next } = await askedOf(args)
  return (
    <WayPage title={t('forgot.title')}>
      <ForgotForm next={next} />
      <noscript>
        <p className="fault">{t('noScript')}</p>
      </noscript>
      <p>
        <Link href={withGoal('/auth', next)} prefetch={false} className="link">
          {t('forgot.back')}
        </Link>
      </p>
    </WayPage>
  )
}
