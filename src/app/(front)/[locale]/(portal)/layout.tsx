import '@/styles/pages/portal.css'

import type { ReactNode } from 'react'

import { ClientMessages } from '@/components/portal/client-messages'
import { Toasts } from '@/components/portal/toasts'
import { TraversalProgress } from '@/components/portal/navigation-progress'

/** Rendered for one user: never cached. Each page checks access itself, because layouts do not run on every navigation. */
export const dynamic = 'force-dynamic'

/** The root layout of the portal and the auth pages. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ClientMessages namespaces={['layout', 'toasts']}>
        <Toasts />
        <TraversalProgress />
      </ClientMessages>
    </>
  )
}
