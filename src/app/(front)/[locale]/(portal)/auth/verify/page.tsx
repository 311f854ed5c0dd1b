import { getLocale, getTranslations } from 'next-intl/server'

import { Button } from '@/components/ui/button'
import { ExpiredLink } from '@/features/accounts/portal/expired-link'
import { AutoVerify, VerifyForm } from '@/features/accounts/portal/verify-form'
import { verificationState } from '@/features/accounts/queries'
import { readQuery, authMetadata, AuthPageContent, type AuthPageProps } from '../auth-page'

export const generateMetadata = () => authMetadata('verify.title')

/**
 * The page behind a verification link. Rendering it changes nothing. In the browser that signed up a script or the button
 * verifies the address; in any other browser a form asks for the password of the sign-up.
 */
export default async function VerifyPage(props: AuthPageProps) {
  const t = await getTranslations('auth')
  const { token, next, errorCode, isExpired } = await readQuery(props)
  const language = await getLocale()
  const state = isExpired ? 'expired' : await verificationState(token)
  return (
    <AuthPageContent title={t('verify.title')}>
      {state === 'expired' && <ExpiredLink kind="verify" next={next} />}
      {state === 'other_browser' && <VerifyForm token={token} next={next} errorCode={errorCode} />}
      {state === 'this_browser' && (
        <AutoVerify token={token} next={next}>
          <form method="post" action="/api/account-form" className="grid gap-4">
            <p>{t('verify.text')}</p>
            <input type="hidden" name="action" value="verify" />
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="language" value={language} />
            {next && <input type="hidden" name="next" value={next} />}
            <Button type="submit" variant="accent" className="w-full">
              {t('verify.submit')}
            </Button>
          </form>
        </AutoVerify>
      )}
    </AuthPageContent>
  )
}
