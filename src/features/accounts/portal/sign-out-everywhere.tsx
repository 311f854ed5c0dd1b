'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { showToast } from '@/components/portal/show-toast'
import { postVerb } from '@/lib/run-verb'
import { redirectAfterSignOut } from './session-redirects'

/** Ends the sessions on all devices, including this one. */
export function SignOutEverywhere() {
  const t = useTranslations('auth.profile')
  const layout = useTranslations('layout')
  const language = useLocale()
  const [isSigningOut, setSigningOut] = useState(false)
  const signOut = async () => {
    if (isSigningOut) return
    setSigningOut(true)
    const response = await postVerb('sign-out-everywhere', {})
    if (response.success) redirectAfterSignOut(language, 'signed_out_everywhere')
    else if (response.error === 'unauthenticated') redirectAfterSignOut(language)
    else {
      setSigningOut(false)
      const toast = { title: layout('signedOut.errorTitle'), text: t('everywhereFailed') }
      showToast({ tone: 'error', ...toast }, layout('close'))
    }
  }
  return (
    <Button aria-disabled={isSigningOut} variant="line" onClick={() => void signOut()}>
      {isSigningOut ? t('ending') : t('everywhere')}
    </Button>
  )
}
