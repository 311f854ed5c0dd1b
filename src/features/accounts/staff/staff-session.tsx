'use client'

import { useEffect } from 'react'

import { useShell } from '@/components/staff/shell'
import { adminSignInPath } from '@/lib/admin-views'
import { watchSession } from '../site/watch-session'
import { watchStaffAccess } from './staff-access'

/**
 * Where the sign-in leads back to here. A session that is not over, but no longer one of staff, is led on to the portal
 * from there, where nothing has to be said about it.
 */
export const signInAddress = (isOver = true) =>
  adminSignInPath(location.pathname + location.search) + (isOver ? '#toast=session_over' : '')

/**
 * Keeps the session while the page is used, and opens the sign-in page when it has ended, here or in another tab, or is no
 * longer one of staff. Loads the page anew when it is that of another account than the document around it, in which drafts
 * of the first one are open.
 */
export function SessionKeeper({ account }: { account: string }) {
  const { account: opened } = useShell()
  useEffect(() => {
    if (opened !== account) location.reload()
  }, [opened, account])
  useEffect(() => {
    let hasLeft = false
    // Once: whoever stays for words that were not sent is not asked again.
    const leave = (isOver = true) => {
      if (!hasLeft) location.assign(signInAddress(isOver))
      hasLeft = true
    }
    const stops = [watchSession({ onEnd: leave }), watchStaffAccess(leave)]
    return () => stops.forEach((stop) => stop())
  }, [])
  return null
}
