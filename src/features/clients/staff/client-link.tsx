'use client'

import type { MouseEvent, ReactNode } from 'react'

import { changeUrl } from '@/components/staff/use-url'
import { clientHref, CLIENT_PARAMETER, DOCUMENTS_PARAMETER } from '../rules'

/** Opens the page of a client in this tab of the dashboard. */
export const openClient = (id: string): void =>
  changeUrl({ [CLIENT_PARAMETER]: id, [DOCUMENTS_PARAMETER]: undefined })

type Props = { id: string; className?: string; children: ReactNode }

/** A link to the page of a client; a click with a modifier key opens it in another tab. */
export function ClientLink({ id, className, children }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openClient(id)
  }
  return (
    <a href={clientHref(id)} className={className} onClick={open}>
      {children}
    </a>
  )
}
