'use client'

import { useEffect } from 'react'

import { adminSignInPath } from '@/lib/admin-views'
import { watchSession } from '../site/watch-session'

/** Where the sign-in leads back to here. */
const signInAddress = () => `${adminSignInPath(location.pathname + location.search)}#toast=session_over`

/** Keeps the session while the page is used, and opens the sign-in page when it has ended, here or in another tab. */
export function SessionKeeper() {
  useEffect(() => watchSession({ onEnd: () => location.assign(signInAddress()) }), [])
  return null
}
