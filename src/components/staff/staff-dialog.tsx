'use client'

import { useTranslations } from 'next-intl'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog, dialogFoot } from '@/components/ui/dialog'
import { discardDrafts, hasDraft } from './dialog-drafts'

/** What sonner renders its toasts into. */
const TOASTS = 'section[data-react-aria-top-layer]'

/**
 * Raises Payload's toasts above a modal dialog that has just opened: the last element opened is on top of the top layer,
 * whatever its z-index. Does nothing if there is no toast container.
 */
export function raiseToasts(): void {
  const toasts = document.querySelector<HTMLElement>(TOASTS)
  if (!toasts) return
  toasts.popover = 'manual'
  if (toasts.matches(':popover-open')) toasts.hidePopover()
  toasts.showPopover()
}

type Props = {
  title: string
  className?: string
  /** What was typed in the dialog has names that start with this (`useDraft`): closing asks whether to discard it. */
  drafts?: string
  onClose: () => void
  /** Between title and close button. */
  head?: ReactNode
  children: ReactNode
}

const Leave = createContext<() => void>(() => undefined)

/** Closes the dialog, but asks first if something was typed. */
export function LeaveButton() {
  const t = useTranslations('dashboard')
  return (
    <Button variant="line" size="compact" onClick={use(Leave)}>
      {t('cancel')}
    </Button>
  )
}

/**
 * The `ref` of a control that takes the focus when it is shown. React's `autoFocus` is not enough: it acts before the
 * dialog is open, which then moves the focus to its first button.
 */
export function initialFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  element?.focus()
}

/** The open dialogs, the top one last. */
let stack: HTMLDialogElement[] = []

/** Returns the focus to what opened a dialog; to the heading of the page if that is gone, or was never there. */
function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  const heading = document.querySelector('h1')
  if (!heading || document.activeElement !== document.body) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** A modal dialog of a board: open while it is rendered. The focus returns to what opened it. */
export function StaffDialog({ title, className = '', drafts, onClose, head, children }: Props) {
  const t = useTranslations('dashboard')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    if (!element) return
    element.showModal()
    raiseToasts()
    stack.push(element)
    return () => {
      element.close()
      returnFocus(opener)
      // One Escape may reach two dialogs, one after the other: until it is over, this one counts as the top.
      setTimeout(() => (stack = stack.filter((one) => one !== element)))
    }
  }, [])

  const isTop = () => stack.at(-1) === dialog.current
  const leave = () => {
    if (drafts && hasDraft(drafts)) setIsAsking(true)
    else onClose()
  }
  const discard = () => {
    if (drafts) discardDrafts(drafts)
    onClose()
  }
  // Browsers close a dialog at the second Escape, whatever the page wants.
  const onClosed = () => {
    if (!dialog.current?.isConnected || dialog.current.open) return
    if (isTop()) {
      leave()
      if (!drafts || !hasDraft(drafts)) return
    }
    dialog.current.showModal()
    raiseToasts()
  }

  return (
    <Dialog
      ref={dialog}
      title={title}
      closeLabel={t('close')}
      onLeave={leave}
      onCancel={(event) => {
        event.preventDefault()
        if (isTop()) leave()
      }}
      onClose={onClosed}
      className={`staff-dialog ${className}`}
    >
      {head}
      <Leave value={leave}>{children}</Leave>
      {isAsking && (
        <div className={`${dialogFoot} bg-surface`} role="alertdialog" aria-label={t('askDiscard')}>
          <p className="mr-auto font-semibold">{t('askDiscard')}</p>
          <Button variant="line" size="compact" ref={initialFocus} onClick={() => setIsAsking(false)}>
            {t('keepWriting')}
          </Button>
          <Button variant="danger" size="compact" onClick={discard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
