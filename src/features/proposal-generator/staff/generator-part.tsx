'use client'

import type { ReactNode } from 'react'

import { useGenerator } from './generator-context'

/** The fields of a step, which stay as they are once the proposal was made. */
export function PartFields({ children }: { children: ReactNode }) {
  const { proposal } = useGenerator()
  return (
    <fieldset disabled={proposal !== null} className="m-0 min-w-0 border-0 p-0">
      {children}
    </fieldset>
  )
}

/** The heading of a step or of a part of it, and what is said beside it. */
export const PartHead = ({ title, text }: { title: string; text?: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-4 pb-3">
    <h2>{title}</h2>
    {text && <p className="text-small text-muted">{text}</p>}
  </div>
)

type FootProps = {
  note?: ReactNode
  /** Announces the note when it changes. */
  isStatus?: boolean
  /** The ways on and back. */
  children: ReactNode
}

/** The foot of a step. It stays in sight, except on a phone, where its buttons fill the line. */
export const PartFoot = ({ note, isStatus = false, children }: FootProps) => (
  <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-line bg-ground py-3.5 max-md:[&>button]:flex-1 md:sticky md:bottom-0 md:z-2">
    <p
      role={isStatus ? 'status' : undefined}
      className="me-auto text-small text-muted max-md:basis-full max-md:empty:hidden"
    >
      {note}
    </p>
    {children}
  </div>
)
