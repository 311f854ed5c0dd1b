'use client'

import { useRef, type MouseEvent, type ReactNode } from 'react'

import { Bars, Cross } from '@/components/ui/icons'

type Props = { texts: { open: string; close: string; name: string }; brand: ReactNode; children: ReactNode }

/** Invoker commands open and close the dialog before scripts have loaded. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: 'drawer' })

const burger = '-mr-2 grid size-11 place-items-center'

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
        className={`${burger} lg:hidden`}
        onClick={show}
      >
        <Bars className="size-6.5" />
      </button>
      <dialog ref={dialog} id="drawer" aria-label={texts.name} className="drawer" onClick={close}>
        <div className="flex min-h-full flex-col px-gutter">
          <div className="flex min-h-17 items-center justify-between">
            {brand}
            <button
              type="button"
              {...command('close')}
              aria-label={texts.close}
              className={burger}
              onClick={() => dialog.current?.close()}
            >
              <Cross className="size-6.5" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
