'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { showToast } from '@/features/shell/portal/show-toast'
import { postVerb } from '@/lib/post-verb'
import { leaveSignedOut } from './leave'

/** Ends the sessions on all devices, this one too. */
export function SignOutEverywhere() {
  const t = useTranslations('auth.profile')
  const shell = useTranslations('shell')
  const language = useLocale()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    const answer = await postVerb('sign-out-everywhere', {})
    if (answer.success) return leaveSignedOut(language, 'signed_out_everywhere')
    if (answer.error === 'unauthenticated') return leaveSignedOut(language)
    setLeaving(false)
    const said = { title: shell('signedOut.errorTitle'), text: t('everywhereFailed') }
    showToast({ tone: 'error', ...said }, shell('close'))
  }
  return (
    <button type="button" aria-disabled={leaving} className="button button-line" onClick={() => void leave()}>
      {leaving ? t('ending') : t('everywhere')}
    </button>
  )
}
