import { getTranslations } from 'next-intl/server'

import { ExpiredLink } from '@/features/accounts/portal/expired-link'
import { NewPasswordForm } from '@/features/accounts/portal/new-password-form'
import { passwordLinkRole } from '@/features/accounts/queries'
import { readQuery, authMetadata, AuthPageContent, type AuthPageProps } from '../auth-page'

export const generateMetadata = () => authMetadata('reset.title')

/** The page behind a reset link: sets a new password. Rendering it changes nothing. */
export default async function ResetPage(props: AuthPageProps) {
  const t = await getTranslations('auth')
  const { token, next, errorCode, isExpired } = await readQuery(props)
  const role = isExpired ? null : await passwordLinkRole(token)
  return (
    <AuthPageContent title={t('reset.title')}>
      {role ? (
        <NewPasswordForm kind="reset" role={role} token={token} next={next} errorCode={errorCode} />
      ) : (
        <ExpiredLink kind="reset" next={next} />
      )}
    </AuthPageContent>
  )
}
