'use client'

import { useEffect } from 'react'

import { useShell } from '@/components/staff/shell'
import { adminSignInPath } from '@/lib/admin-views'
import { watchSession } from '../site/watch-session'

/** Where the sign-in leads back to here. */
export const signInAddress = () =>
  `${adminSignInPath(location.pathname + location.search)}#toast=session_over`

/**
 * Keeps the session while the page is used, and opens the sign-in page when it has ended, here or in another tab. Loads the
 * page anew when it is that of another account than the document around it, in which drafts of the first one are open.
 */
export function SessionKeeper({ account }: { account: string }) {
  const { account: opened } = useShell()
  useEffect(() => {
    if (opened !== account) location.reload()
  }, [opened, account])
  useEffect(() => watchSession({ onEnd: () => location.assign(signInAddress()) }), [])
  return null
}
