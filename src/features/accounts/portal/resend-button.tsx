'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { showToast } from '@/components/portal/show-toast'
import { postVerb } from '@/lib/run-verb'
import { useErrorTexts } from './form-parts'

/** Requests another verification email for a known address. */
export function ResendButton({ email, next }: { email: string; next?: string }) {
  const t = useTranslations('auth.resend')
  const close = useTranslations('layout')('close')
  const language = useLocale()
  const errorTexts = useErrorTexts()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (busy) return
    setBusy(true)
    const response = await postVerb('resend-verification', { email, language, next })
    setBusy(false)
    if (response.success)
      showToast({ tone: 'success', title: t('done'), text: t('doneText', { email }) }, close)
    else showToast({ tone: 'error', title: t('failed'), text: errorTexts.form(response.error) }, close)
  }
  return (
    <p>
      <Button aria-disabled={busy} variant="line" size="compact" onClick={() => void send()}>
        {busy ? t('busy') : t('submit')}
      </Button>
    </p>
  )
}
