'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { rememberCaret } from '@/components/editor/live-editors'
import { Dialog, dialogFoot } from '@/components/ui/dialog'

type Props = {
  title: string
  /** The form whose caret returns. */
  form?: object | null
  onClose: () => void
  children: ReactNode
}

/** A modal dialog over the form, open while it's rendered. The caret returns to where it was. */
export function SavingDialog({ title, form, onClose, children }: Props) {
  const t = useTranslations('saving.dialog')
  const dialog = useRef<HTMLDialogElement>(null)
  const place = form ?? document
  useEffect(() => {
    const element = dialog.current
    const returnCaret = rememberCaret(place)
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      element?.close()
      returnCaret()
    }
  }, [place])
  // Not inside the form: Enter in a field of the dialog would send it.
  return createPortal(
    <Dialog
      ref={dialog}
      title={title}
      closeLabel={t('close')}
      onLeave={onClose}
      onClose={() => dialog.current?.isConnected && onClose()}
    >
      {children}
    </Dialog>,
    document.body,
  )
}

/** The buttons of a dialog in one line; with several ways out, the first one stands apart. */
export const SavingDialogFoot = ({ children }: { children: ReactNode }) => (
  <div className={`${dialogFoot} md:whitespace-nowrap md:*:first:not-last:mr-auto`}>{children}</div>
)
