'use client'

import { toast, useAuth, useNav, useTheme, useTranslation } from '@payloadcms/ui'
import { useEffect, useMemo, type ReactNode } from 'react'

import { readSessionHint, subscribeToSessionHint } from '@/features/accounts/site/session-hint'
import { signInAddress } from '@/features/accounts/staff/staff-session'
import { ShellProvider, type Shell } from '@/components/staff/shell'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import type { User } from '@/payload-types'
import { loadEarly } from './load-early'
import { useAskOnce } from './use-ask-once'

if (typeof location !== 'undefined') loadEarly(location.pathname)

/** Leaves the page when the session has ended in another tab, unless words on it are not saved: its bar offers to sign in then. */
function useSessionEnd() {
  useEffect(() => {
    const wasSignedIn = readSessionHint() !== ''
    return subscribeToSessionHint(() => {
      if (!wasSignedIn || readSessionHint()) return
      void import('@/features/saving/staff/savers').then(({ openSavers }) => {
        if (![...openSavers].some(({ isUnsaved }) => isUnsaved)) location.assign(signInAddress())
      })
    })
  }, [])
}

/** What Payload's admin provides to what staff see there and in the desk. */
export function PayloadShell({ children }: { children: ReactNode }) {
  useAskOnce()
  useSessionEnd()
  const { user } = useAuth<User>()
  const { i18n } = useTranslation()
  const { theme, setTheme } = useTheme()
  const { hydrated, navOpen, setNavOpen } = useNav()
  // On a small screen Payload closes it once it knows the width.
  const isNavOpen = hydrated && navOpen
  const account = user?.id
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const shell = useMemo<Shell>(
    () => ({ account, language, toast, theme, setTheme, isNavOpen, setNavOpen }),
    [account, language, theme, setTheme, isNavOpen, setNavOpen],
  )
  return <ShellProvider value={shell}>{children}</ShellProvider>
}
