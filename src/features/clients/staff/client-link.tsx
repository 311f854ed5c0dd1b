'use client'

import type { ReactNode } from 'react'

import { changeUrl, here } from '@/components/staff/use-url'
import { clientHref, CLIENT_PARAMETER, DOCUMENTS_PARAMETER } from '../rules'

/** Opens the page of a client in this tab of the dashboard. */
export const openClient = (id: string): void =>
  changeUrl({ [CLIENT_PARAMETER]: id, [DOCUMENTS_PARAMETER]: undefined })

type Props = { id: string; className?: string; children: ReactNode }

/** A link to the page of a client; a click with a modifier key opens it in another tab. */
export const ClientLink = ({ id, className, children }: Props) => (
  <a href={clientHref(id)} className={className} onClick={here(() => openClient(id))}>
    {children}
  </a>
)
