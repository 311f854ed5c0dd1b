'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { showToast } from '@/features/shell/portal/show-toast'
import { postVerb } from '@/lib/post-verb'
import { useFaults } from './use-faults'

/** Asks for the mail that proves an address once more. */
export function Resend({ email, next }: { email: string; next?: string }) {
  const t = useTranslations('auth.resend')
  const close = useTranslations('shell')('close')
  const language = useLocale()
  const faultOf = useFaults()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    setBusy(true)
    const answer = await postVerb('resend-verification', { email, language, next })
    setBusy(false)
    if (answer.success)
      showToast({ tone: 'success', title: t('done'), text: t('doneText', { email }) }, close)
    else showToast({ tone: 'error', title: t('failed'), text: faultOf.whole(answer.error) }, close)
  }
  return (
    <p>
      <button
        type="button"
        aria-disabled={busy}
        className="button button-line button-compact"
        onClick={() => void send()}
      >
        {busy ? t('busy') : t('submit')}
      </button>
    </p>
  )
}
