'use client'

import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'

import { Link } from '@/i18n/navigation'
import type { AccountTexts } from './account-texts'
import { hint, onHint } from './session-hint'

/** Only who is signed in loads it. */
const SignedIn = lazy(() => import('./signed-in').then((module) => ({ default: module.SignedIn })))

/** Client Login, or for who is signed in the dashboard and signing out. No request tells which: a cookie does. */
export function AccountLinks({ texts }: { texts: AccountTexts }): ReactNode {
  const role = useSyncExternalStore(onHint, hint, () => '')
  const [seen, setSeen] = useState(false)
  // Once shown it stays, to say that signing out went well.
  if (role && !seen) setSeen(true)
  const login = (
    <Link href="/auth" prefetch={false} className="button button-line button-small">
      {texts.login}
    </Link>
  )
  if (!role && !seen) return login
  return (
    <Suspense fallback={login}>
      <SignedIn texts={texts} signedIn={role !== ''} login={login} />
    </Suspense>
  )
}
