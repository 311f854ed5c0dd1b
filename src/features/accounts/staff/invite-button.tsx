'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { postVerb } from '@/lib/run-verb'

type Texts = {
  invite: string
  busy: string
  sent: string
  linked: string
  failures: Record<'suspended' | 'staff' | 'elsewhere' | 'too_many' | 'failed', string>
}

type Props = { client: string; email: string; texts: Texts }

/** Invites a client to the portal, or sends the invitation again. */
export function InviteButton({ client, email, texts }: Props) {
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<string>()
  const invite = async () => {
    if (busy) return
    setBusy(true)
    const response = await postVerb('invite-client', { client })
    setBusy(false)
    if (response.success) {
      const message = `${response.state === 'invited' ? texts.sent : texts.linked} ${email}`
      setDone(message)
      toast.success(message)
      return
    }
    const failures: Partial<Record<string, string>> = texts.failures
    toast.error(failures[response.fields?.client ?? response.error] ?? texts.failures.failed)
  }
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void invite()}>
        {busy ? texts.busy : texts.invite}
      </Button>
      <p role="status">{done}</p>
    </>
  )
}
