'use client'

import type { ReactNode } from 'react'

import { useUrl } from '@/components/staff/use-url'

/** What is shown above the board. The page of a client has a head of its own. */
export function DashboardTop({ children }: { children: ReactNode }) {
  const [url] = useUrl()
  return url.get('tab') === 'clients' && url.get('client') ? null : children
}
