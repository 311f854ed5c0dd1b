import { getTranslations } from 'next-intl/server'

import { AuthCard } from '@/features/accounts/portal/auth-card'
import { goalAfter } from '@/features/accounts/portal/goal'
import { ClosedPage } from '@/features/accounts/portal/closed-page'
import { languageOfVisitor, whoSignsIn } from '@/features/accounts/queries'
import { redirectTo } from '@/i18n/navigation'
import { askedOf, wayHead, WayPage, type WayArgs } from './way-page'

export const generateMetadata = () => wayHead('title')

/** Signing in and signing up. Whoever is signed in is led on. */
export default async function AuthPage(args: WayArgs) {
  const t = await getTranslations('auth')
  const { tab, next } = await askedOf(args)
  const who = await whoSignsIn()
  if (who === 'unavailable') return <ClosedPage standing="unavailable" />
  if (who) return redirectTo(goalAfter(who.role, await languageOfVisitor(), next))
  return (
    <WayPage title={t('title')}>
      <AuthCard tab={tab === 'sign-up' ? 'signUp' : 'signIn'} next={next} />
      <noscript>
        <p className="fault">{t('noScript')}</p>
      </noscript>
    </WayPage>
  )
}
