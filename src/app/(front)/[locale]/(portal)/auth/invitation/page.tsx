import { getTranslations } from 'next-intl/server'

import { ExpiredLink } from '@/features/accounts/portal/expired-link'
import { NewPasswordForm } from '@/features/accounts/portal/new-password-form'
import { passwordLinkRole } from '@/features/accounts/queries'
import { readQuery, authMetadata, AuthPageContent, type AuthPageProps } from '../auth-page'

export const generateMetadata = () => authMetadata('invitation.title')

/** The page behind an invitation's link: sets the first password. Rendering it changes nothing. */
export default async function InvitationPage(props: AuthPageProps) {
  const t = await getTranslations('auth')
  const { token, next, errorCode, isExpired } = await readQuery(props)
  const role = isExpired ? null : await passwordLinkRole(token)
  return (
    <AuthPageContent title={t(role && role !== 'client' ? 'invitation.staffTitle' : 'invitation.title')}>
      {role ? (
        <NewPasswordForm kind="invitation" role={role} token={token} next={next} errorCode={errorCode} />
      ) : (
        <ExpiredLink kind="invitation" next={next} />
      )}
    </AuthPageContent>
  )
}
