import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { SessionKeeper } from '@/features/accounts/portal/session-keeper'
import { settingsOrDefaults } from '@/features/settings/queries'
import { ClientMessages } from '@/components/portal/client-messages'
import { SkipLink } from '@/components/site/skip-link'
import { PortalFooter, PortalHeader } from '@/features/layout/portal/portal-frame'
import { displayName } from '@/lib/person-name'
import { readPageSession } from '@/lib/server/auth/page-session'

/** The header and footer of the portal. They are shown even if the session cannot be read. */
export default async function FrameLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('layout')
  const { brand } = await settingsOrDefaults(await getLocale())
  const session = await readPageSession()
  const visitor = session.is === 'user' ? session : undefined
  return (
    <ClientMessages namespaces={['portal', 'layout', 'tickets', 'toasts']}>
      <div className="portal flex min-h-screen flex-col text-caption leading-[1.6] print:block print:min-h-0">
        <SkipLink text={t('skip')} />
        <PortalHeader brand={brand} name={visitor ? displayName(visitor.user) : undefined} />
        {children}
        {visitor && <SessionKeeper account={visitor.user.id} />}
        <PortalFooter brand={brand} year={new Date().getUTCFullYear()} />
      </div>
    </ClientMessages>
  )
}
