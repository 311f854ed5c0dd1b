'use client'

import { useRef, useState, type ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { linkButton } from '@/components/ui/text-link'
import { useToasts } from '@/components/ui/use-toasts'
import { Link } from '@/i18n/navigation'
import { clearSessionHint } from './session-hint'

/** The texts of the account links in the footer. */
export type AccountTexts = {
  login: string
  dashboard: string
  signOut: string
  signingOut: string
  toast: {
    title: string
    text: string
    errorTitle: string
    failed: string
    close: string
    region: string
  }
}

type Props = { texts: AccountTexts; signedIn: boolean; login: ReactNode }

/** Ends the session. Returns whether it has ended: a session that had already ended counts as success. */
const endSession = async (): Promise<boolean> => {
  const response = await fetch('/api/users/logout', { method: 'POST' }).catch(() => undefined)
  return response !== undefined && (response.ok || response.status === 400 || response.status === 401)
}

/** The account links of a signed-in user. */
export function SignedIn({ texts, signedIn, login }: Props) {
  const [isSigningOut, setSigningOut] = useState(false)
  const [show, toasts] = useToasts(texts.toast)
  const container = useRef<HTMLDivElement>(null)

  const signOut = async () => {
    if (isSigningOut) return
    setSigningOut(true)
    const hasEnded = await endSession()
    setSigningOut(false)
    const { title, text, errorTitle, failed } = texts.toast
    if (!hasEnded) {
      show({ tone: 'error', title: errorTitle, text: failed })
      return
    }
    clearSessionHint()
    show({ tone: 'success', title, text })
    // The button that had the focus is gone.
    requestAnimationFrame(() => container.current?.querySelector('a')?.focus())
  }

  return (
    <div ref={container} className="grid justify-items-start gap-2">
      {signedIn ? (
        <>
          <Link href="/dashboard" prefetch={false} className={buttonClass('line', 'small')}>
            {texts.dashboard}
          </Link>
          <button
            type="button"
            aria-disabled={isSigningOut}
            className={linkButton}
            onClick={() => void signOut()}
          >
            {isSigningOut ? texts.signingOut : texts.signOut}
          </button>
        </>
      ) : (
        login
      )}
      {toasts}
    </div>
  )
}
