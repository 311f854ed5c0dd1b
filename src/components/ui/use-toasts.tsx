'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type * as SonnerModule from 'sonner'

type Toast = { tone: 'success' | 'error'; title: string; text: string }
type Sonner = typeof SonnerModule

/** Toasts whose library is loaded with the first one: it must not weigh on a page that shows none. */
export function useToasts(closeLabel: string): [show: (toast: Toast) => void, outlet: ReactNode] {
  const [sonner, setSonner] = useState<Sonner>()
  const [toast, setToast] = useState<Toast>()

  // The outlet's own effect has subscribed before this one runs.
  useEffect(() => {
    if (sonner && toast) sonner.toast[toast.tone](toast.title, { description: toast.text, duration: 4000 })
  }, [sonner, toast])

  const show = (next: Toast) => {
    setToast(next)
    if (!sonner) void import('sonner').then(setSonner)
  }
  const outlet = sonner && (
    <sonner.Toaster
      position="bottom-right"
      theme="system"
      richColors
      closeButton
      className="toaster"
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
    />
  )
  return [show, outlet]
}
