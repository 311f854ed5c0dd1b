import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'role' | 'aria-checked' | 'className'> & { isOn: boolean }

/** A switch with its state in words beside it. */
export const Switch = ({ isOn, children, ...rest }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    className="group inline-flex min-h-8 cursor-pointer items-center gap-2 p-0 touch:min-h-11"
    {...rest}
  >
    <span className="relative h-4 w-7 flex-none rounded-arc border border-muted group-aria-checked:border-green-text group-aria-checked:bg-green-text after:absolute after:top-0.5 after:left-0.5 after:size-0 after:rounded-arc after:border-5 after:border-muted group-aria-checked:after:left-3.5 group-aria-checked:after:border-ground" />
    {children}
  </button>
)
