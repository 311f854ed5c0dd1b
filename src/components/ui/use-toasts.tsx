'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type * as SonnerModule from 'sonner'

export type Toast = { tone: 'success' | 'error'; title: string; text: string }

/** How long a toast is shown, in milliseconds. */
export const toastDuration = 4_000

type CardProps = Toast & { close: string; dismiss: () => void }

const card =
  'grid w-100 max-w-[calc(100vw-2rem)] grid-cols-[1fr_auto] gap-x-3 gap-y-1 rounded-control border-l-6 bg-surface py-4 pr-3 pl-6 font-sans text-caption leading-[1.5] font-text text-ink shadow-float'

/** An error is an assertive announcement (alert), a success a polite one (status). */
export function ToastCard({ tone, title, text, close, dismiss }: CardProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`${card} ${tone === 'error' ? 'border-accent' : 'border-link'}`}
    >
      <strong className="self-center font-strong">{title}</strong>
      <button
        type="button"
        aria-label={close}
        className="-my-2.5 grid size-11 cursor-pointer place-items-center"
        onClick={dismiss}
      >
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
      <p className="col-start-1">{text}</p>
    </div>
  )
}

type Texts = { close: string; region: string }
type Sonner = typeof SonnerModule

/** Loads the toast library and what moves the toasts, with the first toast. */
async function loadSonner(): Promise<[Sonner, () => () => void]> {
  const [sonner, { keepToastsClear }] = await Promise.all([import('sonner'), import('./keep-toasts-clear')])
  return [sonner, keepToastsClear]
}

/**
 * Returns a function that shows a toast, the outlet to render, a function that removes the toast, and one that loads the
 * library ahead of the first toast. A toast is said without the library, too, when that could not be loaded.
 */
export function useToasts({
  close,
  region,
}: Texts): [show: (toast: Toast) => void, outlet: ReactNode, dismiss: () => void, load: () => void] {
  const [[sonner, keepToastsClear], setLibrary] = useState<Partial<Awaited<ReturnType<typeof loadSonner>>>>(
    [],
  )
  const [toast, setToast] = useState<Toast>()
  const [isMissing, setMissing] = useState(false)

  // The outlet's effect runs first, so it is subscribed by now.
  useEffect(() => {
    if (!sonner || !toast) return
    const card = (id: string | number) => (
      <ToastCard {...toast} close={close} dismiss={() => sonner.toast.dismiss(id)} />
    )
    // A new toast replaces the previous one.
    sonner.toast.dismiss()
    sonner.toast.custom(card, { duration: toastDuration })
  }, [sonner, toast, close])

  useEffect(() => keepToastsClear?.(), [keepToastsClear])

  const load = () => {
    if (sonner) return
    loadSonner().then(setLibrary, () => setMissing(true))
  }
  const show = (next: Toast) => {
    setToast(next)
    load()
  }
  const outlet = sonner ? (
    <sonner.Toaster position="bottom-right" customAriaLabel={region} />
  ) : (
    isMissing &&
    toast && (
      <div className="fixed right-4 bottom-4 z-100">
        <ToastCard {...toast} close={close} dismiss={() => setToast(undefined)} />
      </div>
    )
  )
  const dismiss = () => {
    setToast(undefined)
    sonner?.toast.dismiss()
  }
  return [show, outlet, dismiss, load]
}
