'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'

import { showToast } from '@/components/portal/show-toast'
import { redirectAfterSignOut } from './session-redirects'

type Props = {
  texts: { label: string; busy: string; error: string; failed: string; close: string }
  className?: string
}

/** Ends the session of this browser. The session hint tells the other tabs. */
export function SignOut({ texts, className }: Props) {
  const language = useLocale()
  const [isSigningOut, setSigningOut] = useState(false)
  const signOut = async () => {
    if (isSigningOut) return
    setSigningOut(true)
    const response = await fetch('/api/users/logout', { method: 'POST' }).catch(() => undefined)
    if (response?.ok) redirectAfterSignOut(language)
    else {
      setSigningOut(false)
      showToast({ tone: 'error', title: texts.error, text: texts.failed }, texts.close)
    }
  }
  return (
    <button type="button" aria-disabled={isSigningOut} className={className} onClick={() => void signOut()}>
      {isSigningOut ? texts.busy : texts.label}
    </button>
  )
}
