'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

import { isReading, isUnsaved } from '../saving-rules'
import type { Saver } from './saver'
import { useSaver } from './use-saver'

/**
 * What saves without a button: Cmd or Ctrl S, Enter in a field, the network and the window coming back. Asks before a page
 * is closed whose words aren't on the server.
 */
export function useSavingKeys(saver: Saver): void {
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
