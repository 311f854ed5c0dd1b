import { getTranslations } from 'next-intl/server'

import { LinkOver } from '@/features/accounts/portal/link-over'
import { NewPasswordForm } from '@/features/accounts/portal/new-password-form'
import { askedOf, wayHead, WayPage, type WayArgs } from '../way-page'

export const generateMetadata = () => wayHead('reset.title')

/** The link of a mail about a forgotten password: choose a new one. */
export default async function ResetPage(args: WayArgs) {
  const t = await getTranslations('auth')
  const { token, next, fault, isOver } = await askedOf(args)
  return (
    <WayPage title={t('reset.title')}>
      {isOver || !token ? (
        <LinkOver kind="reset" next={next} />
      ) : (
        <NewPasswordForm kind="reset" token={token} next={next} fault={fault} />
      )}
    </WayPage>
  )
}
