'use client'

import { toast, useAuth, useNav, useTheme, useTranslation } from '@payloadcms/ui'
import { useEffect, useMemo, useState, type ReactNode } from 'react'

import { readSessionHint, subscribeToSessionHint } from '@/features/accounts/site/session-hint'
import { watchStaffAccess } from '@/features/accounts/staff/staff-access'
import { signInAddress } from '@/features/accounts/staff/staff-session'
import { ShellProvider, type Shell } from '@/components/staff/shell'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import type { User } from '@/payload-types'
import { loadEarly } from './load-early'
import { useAskOnce } from './use-ask-once'

if (typeof location !== 'undefined') loadEarly(location.pathname)

/** Leaves the page, unless words on it are not saved: its bar offers to sign in then. */
async function leaveIfSaved(isOver = true): Promise<void> {
  const { openSavers } = await import('@/features/saving/staff/savers')
  if (![...openSavers].some(({ isUnsaved }) => isUnsaved)) location.assign(signInAddress(isOver))
}

/** Leaves the page when the session has ended in another tab, was ended by the server, or is no longer one of staff. */
function useSessionEnd(account: string | undefined) {
  useEffect(() => {
    const wasSignedIn = readSessionHint() !== ''
    return subscribeToSessionHint(() => {
      if (wasSignedIn && !readSessionHint()) void leaveIfSaved()
    })
  }, [])
  useEffect(() => (account ? watchStaffAccess((isOver) => void leaveIfSaved(isOver)) : undefined), [account])
}

/** What Payload's admin provides to what staff see there and in the desk. */
export function PayloadShell({ children }: { children: ReactNode }) {
  useAskOnce()
  const { user } = useAuth<User>()
  const { i18n } = useTranslation()
  const { theme, setTheme } = useTheme()
  const { hydrated, navOpen, setNavOpen } = useNav()
  // Payload has it open until it knows the width. On a small screen a panel that opened then would take the focus along.
  const [wasClosed, setClosed] = useState(false)
  if (hydrated && !navOpen && !wasClosed) setClosed(true)
  const isNavOpen = wasClosed && navOpen
  const account = user?.id
  useSessionEnd(account)
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage
  const shell = useMemo<Shell>(
    () => ({ account, language, toast, theme, setTheme, isNavOpen, setNavOpen }),
    [account, language, theme, setTheme, isNavOpen, setNavOpen],
  )
  return <ShellProvider value={shell}>{children}</ShellProvider>
}
