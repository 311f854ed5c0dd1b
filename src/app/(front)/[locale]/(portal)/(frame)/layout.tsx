import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { SessionKeeper } from '@/features/accounts/portal/session-keeper'
import { settingsOrNone } from '@/features/settings/queries'
import { ClientTexts } from '@/features/shell/portal/client-texts'
import { PortalFoot } from '@/features/shell/portal/foot'
import { PortalHead } from '@/features/shell/portal/head'
import { displayName } from '@/features/accounts/rules'
import { visit } from '@/lib/server/visit'

/** Head and foot of the signed-in pages. They stand also when nobody could be asked who is there. */
export default async function FrameLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell')
  const { brand } = await settingsOrNone(await getLocale())
  const visitor = await visit().catch(() => null)
  return (
    <ClientTexts of={['portal', 'shell', 'tickets', 'toasts']}>
      <div className="portal">
        <a href="#content" className="skip">
          {t('skip')}
        </a>
        <PortalHead brand={brand} name={visitor ? displayName(visitor.user) : undefined} />
        {children}
        {visitor && <SessionKeeper />}
        <PortalFoot brand={brand} year={new Date().getUTCFullYear()} />
      </div>
    </ClientTexts>
  )
}
