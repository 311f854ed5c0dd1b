'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'

import { showToast } from '@/features/shell/portal/show-toast'
import { leaveSignedOut } from './leave'

type Props = {
  texts: { label: string; busy: string; error: string; failed: string; close: string }
  className?: string
}

/** Ends the session here. The other tabs hear of it by the hint. */
export function SignOut({ texts, className }: Props) {
  const language = useLocale()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    const answer = await fetch('/api/users/logout', { method: 'POST' }).catch(() => undefined)
    if (answer?.ok) return leaveSignedOut(language)
    setLeaving(false)
    showToast({ tone: 'error', title: texts.error, text: texts.failed }, texts.close)
  }
  return (
    <button type="button" aria-disabled={leaving} className={className} onClick={() => void leave()}>
      {leaving ? texts.busy : texts.label}
    </button>
  )
}
