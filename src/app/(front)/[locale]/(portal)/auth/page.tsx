import { getTranslations } from 'next-intl/server'

import { messageClass } from '@/components/ui/field'
import { AuthCard } from '@/features/accounts/portal/auth-card'
import { redirectAfterSignIn } from '@/features/accounts/portal/sign-in-redirect'
import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { findVisitorLanguage, findSignedInUser } from '@/features/accounts/queries'
import { redirectTo } from '@/i18n/navigation'
import { readQuery, authMetadata, AuthPageContent, type AuthPageProps } from './auth-page'

export const generateMetadata = () => authMetadata('title')

/** Sign-in and sign-up. Redirects a user who is signed in. */
export default async function AuthPage(props: AuthPageProps) {
  const t = await getTranslations('auth')
  const { tab, next } = await readQuery(props)
  const user = await findSignedInUser()
  if (user === 'unavailable') return <PortalNotice reason="unavailable" />
  if (user) return redirectTo(redirectAfterSignIn(user, await findVisitorLanguage(), next))
  return (
    <AuthPageContent title={t('title')}>
      <AuthCard tab={tab === 'sign-up' ? 'signUp' : 'signIn'} next={next} />
      <noscript>
        <p data-error="" className={messageClass.error}>
          {t('noScript')}
        </p>
      </noscript>
    </AuthPageContent>
  )
}
