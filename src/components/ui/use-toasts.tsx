'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type * as SonnerModule from 'sonner'

type Toast = { tone: 'success' | 'error'; title: string; text: string }
type Texts = { close: string; region: string }
type Sonner = typeof SonnerModule

/** How long a toast stands, in milliseconds (specification, section 9). */
const duration = 4_000

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
    sonner.toast.custom(card, { duration })
  }, [sonner, toast, close])

  const show = (next: Toast) => {
    setToast(next)
    if (!sonner) void import('sonner').then(setSonner)
  }
  const outlet = sonner && <sonner.Toaster position="bottom-right" customAriaLabel={region} />
  return [show, outlet]
}

type CardProps = Toast & { close: string; dismiss: () => void }

/** A failure interrupts whoever listens to the page, a success waits for its turn. */
function ToastCard({ tone, title, text, close, dismiss }: CardProps) {
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`toast toast-${tone}`}>
      <strong>{title}</strong>
      <button type="button" aria-label={close} onClick={dismiss}>
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          stroke="currentColor"
          strokeWidth="1.6"
          aria-hidden="true"
        >
          <path d="M1 1l10 10M11 1L1 11" />
        </svg>
      </button>
      <p>{text}</p>
    </div>
  )
}
