'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type * as SonnerModule from 'sonner'

import { ToastCard, toastDuration, type Toast } from './toast-card'

type Texts = { close: string; region: string }
type Sonner = typeof SonnerModule

/** Toasts whose library is loaded with the first one: it must not weigh on a page that shows none. */
export function useToasts({ close, region }: Texts): [show: (toast: Toast) => void, outlet: ReactNode] {
  const [sonner, setSonner] = useState<Sonner>()
  const [toast, setToast] = useState<Toast>()

  // The outlet's own effect has subscribed before this one runs.
  useEffect(() => {
    if (!sonner || !toast) return
    const card = (id: string | number) => (
      <ToastCard {...toast} close={close} dismiss={() => sonner.toast.dismiss(id)} />
    )
    sonner.toast.dismiss()
    // What is said next takes the place of what was said before.
    sonner.toast.dismiss()
    sonner.toast.custom(card, { duration: toastDuration })
  }, [sonner, toast, close])

  const show = (next: Toast) => {
    setToast(next)
    if (!sonner) void import('sonner').then(setSonner)
  }
  const outlet = sonner && <sonner.Toaster position="bottom-right" customAriaLabel={region} />
  return [show, outlet]
}
