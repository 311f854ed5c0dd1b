'use client'

import { useRef, useState, type ReactNode } from 'react'

import { useToasts } from '@/components/ui/use-toasts'
import { Link } from '@/i18n/navigation'
import type { AccountTexts } from './account-texts'
import { clearHint } from './session-hint'

type Props = { texts: AccountTexts; signedIn: boolean; login: ReactNode }

/** Ends the session. A session that was over already is as good: only a failure that leaves it open is one. */
const endSession = async (): Promise<boolean> => {
  const answer = await fetch('/api/users/logout', { method: 'POST' }).catch(() => undefined)
  return answer !== undefined && (answer.ok || answer.status === 400 || answer.status === 401)
}

/** The footer of who is signed in. */
export function SignedIn({ texts, signedIn, login }: Props) {
  const [leaving, setLeaving] = useState(false)
  const [show, toasts] = useToasts(texts.toast)
  const place = useRef<HTMLDivElement>(null)

  const leave = async () => {
    if (leaving) return
    setLeaving(true)
    const left = await endSession()
    setLeaving(false)
    const { title, text, errorTitle, failed } = texts.toast
    if (!left) return show({ tone: 'error', title: errorTitle, text: failed })
    clearHint()
    show({ tone: 'success', title, text })
    // The button that had the keyboard is gone.
    requestAnimationFrame(() => place.current?.querySelector('a')?.focus())
  }

  return (
    <div ref={place} className="account">
      {signedIn ? (
        <>
          <Link href="/dashboard" prefetch={false} className="button button-line button-small">
            {texts.dashboard}
          </Link>
          <button type="button" aria-disabled={leaving} className="link-button" onClick={() => void leave()}>
            {leaving ? texts.signingOut : texts.signOut}
          </button>
        </>
      ) : (
        login
      )}
      {toasts}
    </div>
  )
}
