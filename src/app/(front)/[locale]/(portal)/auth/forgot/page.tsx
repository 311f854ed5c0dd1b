import { getTranslations } from 'next-intl/server'

import { messageClass } from '@/components/ui/field'
import { AuthLink } from '@/features/accounts/portal/auth-link'
import { ForgotForm } from '@/features/accounts/portal/forgot-form'
import { withNext } from '@/features/accounts/portal/sign-in-redirect'
import { readQuery, authMetadata, AuthPageContent, type AuthPageProps } from '../auth-page'

export const generateMetadata = () => authMetadata('forgot.title')

/** Requests a link to reset the password. */
export default async function ForgotPage(props: AuthPageProps) {
  const t = await getTranslations('auth')
  const { next } = await readQuery(props)
  return (
    <AuthPageContent title={t('forgot.title')}>
      <ForgotForm next={next} />
      <noscript>
        <p data-error="" className={messageClass.error}>
          {t('noScript')}
        </p>
      </noscript>
      <p>
        <AuthLink href={withNext('/auth', next)}>{t('forgot.back')}</AuthLink>
      </p>
    </AuthPageContent>
  )
}
