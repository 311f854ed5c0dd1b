import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button'
import { ChangePasswordForm, SignOutEverywhere } from '@/features/accounts/portal/change-password-form'
import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { ProfileForm } from '@/features/accounts/portal/profile-form'
import { SignOut } from '@/features/accounts/portal/sign-out'
import { requirePortalSession } from '@/features/accounts/queries'
import { ClientMessages } from '@/components/portal/client-messages'
import { authMetadata } from '../../../auth/auth-page'

export const generateMetadata = () => authMetadata('profile.title')

/** The profile, the password and the sessions of the signed-in user. */
export default async function ProfilePage() {
  const visitor = await requirePortalSession('/auth/profile')
  if (!('user' in visitor)) return <PortalNotice reason={visitor.status} />
  const t = await getTranslations('auth.profile')
  const layout = await getTranslations('layout')
  const { firstName, lastName, phone, companyName, language, email } = visitor.user
  const profile = {
    firstName,
    lastName: lastName ?? '',
    phone: phone ?? '',
    companyName: companyName ?? '',
    language,
  }
  return (
    <ClientMessages namespaces={['auth', 'layout', 'toasts']}>
      <main id="content" className="frame-narrow profile">
        <h1>{t('title')}</h1>
        <p className="hint">{t('signedInAs', { email })}</p>
        <section aria-labelledby="about">
          <h2 id="about">{t('about')}</h2>
          <ProfileForm profile={profile} names={{ en: layout('english'), es: layout('spanish') }} />
        </section>
        <section aria-labelledby="password">
          <h2 id="password">{t('password')}</h2>
          <p>{t('passwordText')}</p>
          <ChangePasswordForm email={email} />
        </section>
        <section aria-labelledby="devices">
          <h2 id="devices">{t('devices')}</h2>
          <p>{t('devicesText')}</p>
          <div className="profile-acts">
            <SignOut
              className={buttonClass('line')}
              texts={{
                label: layout('signOut'),
                busy: layout('signingOut'),
                error: layout('signedOut.errorTitle'),
                failed: layout('signedOut.failed'),
                close: layout('close'),
              }}
            />
            <SignOutEverywhere />
          </div>
        </section>
      </main>
    </ClientMessages>
  )
}
