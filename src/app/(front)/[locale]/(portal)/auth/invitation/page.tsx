import { getTranslations } from 'next-intl/server'

import { LinkOver } from '@/features/accounts/portal/link-over'
import { NewPasswordForm } from '@/features/accounts/portal/new-password-form'
import { askedOf, wayHead, WayPage, type WayArgs } from '../way-page'

export const generateMetadata = () => wayHead('invitation.title')

/** The link of an invitation: choose the first password. */
export default async function InvitationPage(args: WayArgs) {
  const t = await getTranslations('auth')
  const { token, next, fault, isOver } = await askedOf(args)
  return (
    <WayPage title={t('invitation.title')}>
      {isOver || !token ? (
        <LinkOver kind="invitation" next={next} />
      ) : (
        <NewPasswordForm kind="invitation" token={token} next={next} fault={fault} />
      )}
    </WayPage>
  )
}
