'use client'

import { toast, useAuth, useNav, useTheme, useTranslation } from '@payloadcms/ui'
import { useMemo, type ReactNode } from 'react'

import { ShellProvider, type Shell } from '@/components/staff/shell'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import type { User } from '@/payload-types'

/** What Payload's admin provides to what staff see there and in the desk. */
export function PayloadShell({ children }: { children: ReactNode }) {
  const { user } = useAuth<User>()
  const { i18n } = useTranslation()
  const { theme, setTheme } = useTheme()
  const { navOpen, setNavOpen } = useNav()
  const account = user?.id
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const shell = useMemo<Shell>(
    () => ({ account, language, toast, theme, setTheme, isNavOpen: navOpen, setNavOpen }),
    [account, language, theme, setTheme, navOpen, setNavOpen],
  )
  return <ShellProvider value={shell}>{children}</ShellProvider>
}
