import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Cluster } from '@/components/ui/stack'
import { ChangePasswordForm, SignOutEverywhere } from '@/features/accounts/portal/change-password-form'
import { PortalNotice } from '@/features/accounts/portal/portal-notice'
import { ProfileForm } from '@/features/accounts/portal/profile-form'
import { SignOut } from '@/features/accounts/portal/sign-out'
import { requirePortalSession } from '@/features/accounts/queries'
import { ClientMessages } from '@/components/portal/client-messages'
import { PortalMain } from '@/components/portal/frame'
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
      <PortalMain width="narrow" className="grid gap-4">
        <h1 className="text-title">{t('title')}</h1>
        <p className="text-small text-muted">{t('signedInAs', { email })}</p>
        <Part id="about" title={t('about')}>
          <ProfileForm profile={profile} names={{ en: layout('english'), es: layout('spanish') }} />
        </Part>
        <Part id="password" title={t('password')}>
          <p>{t('passwordText')}</p>
          <ChangePasswordForm email={email} />
        </Part>
        <Part id="devices" title={t('devices')}>
          <p>{t('devicesText')}</p>
          <Cluster gap={3}>
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
          </Cluster>
        </Part>
      </PortalMain>
    </ClientMessages>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="mt-6 grid gap-4 border-t-2 border-ink pt-6">
    <h2 id={id} className="text-heading">
      {title}
    </h2>
    {children}
  </section>
)
