'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import { toast } from 'sonner'

import { clearHint } from '@/features/shell/site/session-hint'
import { localizedPath } from '@/i18n/languages'

type Props = { texts: { label: string; busy: string; error: string; failed: string } }

/** Ends the session here. The other tabs hear of it by the hint. */
export function SignOut({ texts }: Props) {
  const language = useLocale()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    const answer = await fetch('/api/users/logout', { method: 'POST' }).catch(() => undefined)
    if (answer?.ok) {
      clearHint()
      location.assign(`${localizedPath('/auth', language)}#toast=signed_out`)
      return
    }
    setLeaving(false)
    toast.error(texts.error, { description: texts.failed })
  }
  return (
    <button type="button" aria-disabled={leaving} onClick={() => void leave()}>
      {leaving ? texts.busy : texts.label}
    </button>
  )
}
