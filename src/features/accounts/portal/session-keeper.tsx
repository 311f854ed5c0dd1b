'use client'

import { useLocale } from 'next-intl'
import { useEffect } from 'react'

import { watchSession } from '@/features/accounts/site/watch-session'
import { sendVerbsAs } from '@/lib/run-verb'
import { redirectAfterSessionEnd } from './session-redirects'

/** Keeps the session while the page is visible, and opens the sign-in page when it has ended, here or in another tab. */
export function SessionKeeper({ account }: { account: string }) {
  const language = useLocale()
  useEffect(() => watchSession({ onEnd: () => redirectAfterSessionEnd(language) }), [language])
  useEffect(() => sendVerbsAs(account), [account])
  return null
}
