'use client'

import { useForm, useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { isReading, isUnsaved } from '../saving-rules'
import type { Saver } from './saver'
import { SavingStatus } from './saving-status'
import { SavingTexts } from './saving-texts'
import { useDocumentLock } from './document-lock'
import { useFormPort } from './use-form-port'
import { useSaver } from './use-saver'

/**
 * What saves without a button: Cmd or Ctrl S, Enter in a field, the network and the window coming back. Asks before a page
 * is closed whose words aren't on the server.
 */
function useSavingKeys(saver: Saver): void {
  const { formRef } = useForm()
  const { saving } = useSaver()
  const saveNow = useEffectEvent(() => {
    const { form } = saver
    if (form && !isReading(saving) && isUnsaved(saver.getState()))
      void saver.save(form.autosaves ? { status: 'draft' } : {})
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      saver.look()
      saveNow()
    }
    // Payload would send the form in its own way.
    const onSubmit = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      saver.look()
      saveNow()
    }
    const element = (formRef as { current: HTMLFormElement | null } | null)?.current
    const retry = () => {
      if (document.visibilityState === 'visible') saver.retry()
    }
    addEventListener('keydown', onKey)
    element?.addEventListener('submit', onSubmit, { capture: true })
    addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)
    // What is typed is on the device before the page goes.
    const look = () => saver.look()
    addEventListener('pagehide', look)
    return () => {
      removeEventListener('keydown', onKey)
      element?.removeEventListener('submit', onSubmit, { capture: true })
      removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
      removeEventListener('pagehide', look)
    }
  }, [formRef, saver])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      saver.look()
      if (isUnsaved(saver.getState()) && !saver.isLeaving) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [saver])
}

/** A session lasts two hours (collections/Users.ts). */
const REFRESH_MS = 15 * 60_000
/** In seconds, as `exp` of a token: later than any timer of Payload's. */
const NEVER = 4_102_444_800

/**
 * Renews the session while someone writes. Payload would leave the form for a page of its own when the session has ended,
 * by the clock of the device: here the form stays, and asks to sign in in its place.
 */
function KeepSession(): null {
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

/** What became of the words in the form, among its controls. Saves the form, whatever it is about. */
export function SavingBar() {
  useSavingKeys(useFormPort())
  const takeOver = useDocumentLock()
  return (
    <SavingTexts>
      <KeepSession />
      <SavingStatus onTakeOver={takeOver} />
    </SavingTexts>
  )
}
