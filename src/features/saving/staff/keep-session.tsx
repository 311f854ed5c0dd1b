'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { isUnsaved } from '../saving-rules'
import { useSaver } from './use-saver'

/** A session lasts two hours (collections/Users.ts). */
const REFRESH_MS = 15 * 60_000
/** In seconds, as `exp` of a token: later than any timer of Payload's. */
const NEVER = 4_102_444_800

/**
 * Renews the session while someone writes. Payload would leave the form for a page of its own when the session has ended,
 * by the clock of the device: here the form stays, and asks to sign in in its place.
 */
export function KeepSession(): null {
  const { saver, saving } = useSaver()
  const { user, setUser, tokenExpirationMs, fetchFullUser } = useAuth()
  const renewedAt = useRef<number | undefined>(undefined)

  useEffect(() => {
    // The only way to stop Payload's timers, which start again whenever it learns the time of the token.
    if (user && tokenExpirationMs !== undefined && tokenExpirationMs !== NEVER * 1_000)
      setUser({ user, exp: NEVER })
  }, [user, tokenExpirationMs, setUser])

  // Elsewhere in the admin, Payload minds the session again.
  const resume = useEffectEvent(() => void fetchFullUser())
  useEffect(() => () => resume(), [])

  const renew = useEffectEvent(async () => {
    const now = performance.now()
    renewedAt.current ??= now
    if (now - renewedAt.current < REFRESH_MS) return
    renewedAt.current = now
    const response = await fetch('/api/users/refresh-token', { method: 'POST' }).catch(() => undefined)
    await response?.text().catch(() => undefined)
    if (response?.status === 401 || response?.status === 403)
      saver.dispatch({ type: 'troubled', trouble: { kind: 'signedOut', isOther: false } })
  })
  const isWriting = isUnsaved(saving)
  useEffect(() => {
    void renew()
  }, [isWriting])
  return null
}
