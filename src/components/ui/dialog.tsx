import { useId, type ComponentProps } from 'react'

import { Cross } from './icons'

type Props = Omit<ComponentProps<'dialog'>, 'title'> & {
  title: string
  closeLabel: string
  /** Runs for Escape and the close button; closes the dialog or asks first. */
  onLeave: () => void
}

/** A modal dialog with a title and a close button. Open it with `ref.current.showModal()`. Styles: dialog.css. */
export function Dialog({ title, closeLabel, onLeave, children, ...rest }: Props) {
  const id = useId()
  return (
    <dialog
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onLeave()
      }}
      {...rest}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="dialog-close cursor-pointer border-0 bg-transparent text-inherit"
          aria-label={closeLabel}
          onClick={onLeave}
        >
          <Cross />
        </button>
      </div>
      {children}
    </dialog>
  )
}
