'use client'

import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'

import { Link } from '@/i18n/navigation'
import type { AccountTexts } from './signed-in'
import { readSessionHint, subscribeToSessionHint } from './session-hint'

/** Loaded only while someone is signed in. */
const SignedIn = lazy(() => import('./signed-in').then((module) => ({ default: module.SignedIn })))

type Props = {
  texts: AccountTexts
  /** The classes of its link, from the server: buttons are no part of what each page loads. */
  look: string
}

/** The link to the sign-in, or the dashboard and the sign-out. The session hint decides, so that the page can be cached. */
export function AccountLinks({ texts, look }: Props): ReactNode {
  const role = useSyncExternalStore(subscribeToSessionHint, readSessionHint, () => '')
  const [wasSignedIn, setWasSignedIn] = useState(false)
  // It stays mounted after the sign-out to show the toast.
  if (role && !wasSignedIn) setWasSignedIn(true)
  const login = (
    <Link href="/auth" prefetch={false} className={look}>
      {texts.login}
    </Link>
  )
  if (!role && !wasSignedIn) return login
  return (
    <Suspense fallback={login}>
      <SignedIn texts={texts} signedIn={role !== ''} login={login} />
    </Suspense>
  )
}
