import type { ReactNode } from 'react'

type Props = { label: string; onClick: () => void; children: ReactNode }

/** A button of the frame that shows an icon: its label is its name, and what the pointer says. */
export const ToolButton = ({ label, onClick, children }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-8 cursor-pointer place-items-center rounded-control border-0 bg-transparent p-0 text-muted *:size-4.5 hover:bg-sunk hover:text-ink max-xl:size-11"
  >
    {children}
  </button>
)
