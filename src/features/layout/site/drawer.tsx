'use client'

import { useRef, type MouseEvent, type ReactNode } from 'react'

import { Bars, Cross } from '@/components/ui/icons'

type Props = { texts: { open: string; close: string; name: string }; brand: ReactNode; children: ReactNode }

/** Invoker commands open and close the dialog before scripts have loaded. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: 'drawer' })

/**
 * The menu on small screens. The native dialog traps the focus, restores it, and closes with Escape. It also closes when
 * a link or the backdrop is clicked.
 */
export function Drawer({ texts, brand, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  const show = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.showModal()
  }
  const close = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) dialog.current?.close()
  }

  return (
    <>
      <button
        type="button"
        {...command('show-modal')}
        aria-haspopup="dialog"
        aria-label={texts.open}
        className="burger"
        onClick={show}
      >
        <Bars />
      </button>
      <dialog ref={dialog} id="drawer" aria-label={texts.name} className="drawer" onClick={close}>
        <div className="drawer-in">
          <div className="drawer-top">
            {brand}
            <button
              type="button"
              {...command('close')}
              aria-label={texts.close}
              className="burger"
              onClick={() => dialog.current?.close()}
            >
              <Cross />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
