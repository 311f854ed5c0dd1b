import { getTranslations } from 'next-intl/server'

import { ChangePasswordForm } from '@/features/accounts/portal/change-password-form'
import { ClosedPage } from '@/features/accounts/portal/closed-page'
import { ProfileForm } from '@/features/accounts/portal/profile-form'
import { SignOut } from '@/features/accounts/portal/sign-out'
import { SignOutEverywhere } from '@/features/accounts/portal/sign-out-everywhere'
import { portalVisit } from '@/features/accounts/queries'
import { ClientTexts } from '@/features/shell/portal/client-texts'
import { wayHead } from '../../../auth/way-page'

export const generateMetadata = () => wayHead('profile.title')

/** What people can change of their own account, and the ways out. */
export default async function ProfilePage() {
  const visitor = await portalVisit('/auth/profile')
  if (!('user' in visitor)) return <ClosedPage standing={visitor.standing} />
  const t = await getTranslations('auth.profile')
  const shell = await getTranslations('shell')
  const { firstName, lastName, phone, companyName, language, email } = visitor.user
  const profile = {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    companyName: companyName ?? '',
    language,
  }
  return (
    <ClientTexts of={['auth', 'shell', 'toasts']}>
      <main id="content" className="frame-narrow profile">
        <h1>{t('title')}</h1>
        <p className="hint">{t('signedInAs', { email })}</p>
        <section aria-labelledby="about">
          <h2 id="about">{t('about')}</h2>
          <ProfileForm profile={profile} names={{ en: shell('english'), es: shell('spanish') }} />
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
              className="button button-line"
              texts={{
                label: shell('signOut'),
                busy: shell('signingOut'),
                error: shell('signedOut.errorTitle'),
                failed: shell('signedOut.failed'),
                close: shell('close'),
              }}
            />
            <SignOutEverywhere />
          </div>
        </section>
      </main>
    </ClientTexts>
  )
}
