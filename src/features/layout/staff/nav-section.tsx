'use client'

import { usePreferences } from '@payloadcms/ui'
import { useId, useState, type ReactNode } from 'react'

import { Chevron } from '@/components/ui/icons'

type Props = { name: string; label: string; isInitiallyOpen: boolean; children: ReactNode }

/** A group of the navigation that can be closed. The account remembers it, under Payload's own preference. */
export function NavSection({ name, label, isInitiallyOpen, children }: Props) {
  const id = useId()
  const { setPreference } = usePreferences()
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const toggle = () => {
    setOpen(!isOpen)
    void setPreference('nav', { groups: { [name]: { open: !isOpen } } }, true)
  }
  return (
    <div className="nav-section">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
        <Chevron />
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
