import { useId, type ComponentProps } from 'react'

import { Cross } from './icons'

/** In the dark scheme the page below is as dark as the dialog; the border separates them. */
const frame =
  'm-auto max-h-[calc(100dvh-(--spacing(12)))] w-[min(--spacing(140),calc(100vw-(--spacing(8))))] overflow-hidden rounded-control border bg-ground p-0 text-ink shadow-float border-(color:--dialog-line) backdrop:bg-(--veil) open:flex open:flex-col [:where(&_form)]:contents max-md:mx-0 max-md:mb-0 max-md:w-full max-md:max-w-none'

/** The classes of the parts of a dialog below its head. The foot is stacked on phones, the main action first. */
export const dialogBody = 'grid gap-4 overflow-y-auto px-(--dialog-gutter) py-6'
export const dialogFoot =
  'flex flex-wrap items-center justify-end gap-3 border-t border-line px-(--dialog-gutter) py-4 max-md:flex-col-reverse max-md:items-stretch'

type Props = Omit<ComponentProps<'dialog'>, 'title'> & {
  title: string
  closeLabel: string
  /** Runs for Escape and the close button; closes the dialog or asks first. */
  onLeave: () => void
}

/** A modal dialog with a title and a close button. Open it with `ref.current.showModal()`. */
export function Dialog({ title, closeLabel, onLeave, className, children, ...rest }: Props) {
  const id = useId()
  return (
    <dialog
      className={[frame, className].join(' ')}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
      {...rest}
    >
      <div
        data-dialog-head=""
        className="flex items-center justify-between gap-3 border-b border-line px-(--dialog-gutter) py-4"
      >
        <h2 id={id} className="min-w-0 text-heading wrap-anywhere">
          {title}
        </h2>
        <button
          type="button"
          className="-my-2 -mr-3 grid size-11 flex-none cursor-pointer place-items-center border-0 bg-transparent p-0 text-inherit"
          aria-label={closeLabel}
          onClick={onLeave}
        >
          <Cross className="size-4.5" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
