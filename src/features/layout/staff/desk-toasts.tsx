'use client'

import { Toaster } from 'sonner'

import { useShell } from '@/components/staff/shell'
import en from '@/messages/en/layout.json'
import es from '@/messages/es/layout.json'
import { ToastAfterNavigation } from './toast-after-navigation'

const texts = { en, es }

/** The container of the toasts of the desk; they look as Payload's do. */
export function DeskToasts() {
  const { region, close } = texts[useShell().language]
  return (
    <>
      <Toaster
        className="desk-toasts"
        position="bottom-right"
        customAriaLabel={region}
        closeButton
        gap={8}
        visibleToasts={5}
        offset="calc(var(--gutter-h) / 2)"
        icons={{ success: <Success />, error: <Failure />, warning: <Failure /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: close,
          classNames: {
            toast: 'desk-toast',
            title: 'desk-toast-title',
            content: 'desk-toast-content',
            icon: 'desk-toast-icon',
            closeButton: 'desk-toast-close',
            success: 'is-success',
            error: 'is-error',
            warning: 'is-warning',
          },
        }}
      />
      <ToastAfterNavigation />
    </>
  )
}

const Disc = ({ path }: { path: string }) => (
  <svg viewBox="0 0 26 26" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    <circle cx="13" cy="13" r="8" />
    <path d={path} />
  </svg>
)
const Success = () => <Disc path="M10.6 13l1.6 1.6 3.2-3.2" />
const Failure = () => <Disc path="M15.4 10.6l-4.8 4.8M10.6 10.6l4.8 4.8" />
