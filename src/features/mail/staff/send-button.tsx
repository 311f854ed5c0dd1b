'use client'

import { Button, toast, useRouteCache } from '@payloadcms/ui'
import { useState } from 'react'

import { postVerb } from '@/lib/run-verb'

export type SendTexts = {
  send: string
  busy: string
  sent: string
  remaining: string
  conflict: string
  failed: string
}
type Props = { input: { email: string } | { all: 'pending' | 'failed' }; texts: SendTexts }

/** Sends one email of the outbox again, or all that wait or have failed. */
export function SendButton({ input, texts }: Props) {
  const [busy, setBusy] = useState(false)
  const { clearRouteCache } = useRouteCache()
  const send = async () => {
    if (busy) return
    setBusy(true)
    const response = await postVerb('resend-emails', input)
    setBusy(false)
    if (!response.success) {
      toast.error(response.error === 'conflict' ? texts.conflict : texts.failed)
      return
    }
    const { remaining } = response
    toast.success(remaining > 0 ? texts.remaining.replace('{count}', String(remaining)) : texts.sent)
    clearRouteCache()
  }
  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void send()}>
      {busy ? texts.busy : texts.send}
    </Button>
  )
}
