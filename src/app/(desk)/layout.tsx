import './desk.css'

import type { ReactNode } from 'react'

import { DeskShell } from '@/features/layout/staff/desk-shell'
import { DeskToasts } from '@/features/layout/staff/desk-toasts'
import { readPageSession } from '@/lib/server/auth/page-session'
import { preloadFonts } from '@/styles/preload-fonts'
import { readDeskLanguage, readTheme } from './desk-page'

export const dynamic = 'force-dynamic'

/** The document of the desk. Each page checks who opens it, because layouts do not run on every navigation. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  preloadFonts()
  const [session, language, theme] = await Promise.all([readPageSession(), readDeskLanguage(), readTheme()])
  const account = session.is === 'user' ? session.user.id : undefined
  return (
    // The theme of the system is known in the browser alone.
    <html lang={language} data-theme={theme ?? 'light'} suppressHydrationWarning>
      <body>
        <DeskShell account={account} language={language} theme={theme}>
          {children}
          <DeskToasts />
        </DeskShell>
      </body>
    </html>
  )
}
