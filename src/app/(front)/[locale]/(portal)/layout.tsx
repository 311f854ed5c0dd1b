import '@/styles/portal.css'

import type { ReactNode } from 'react'

import { ClientTexts } from '@/features/shell/portal/client-texts'
import { Toasts } from '@/features/shell/portal/toasts'

/** Made for one person: never kept. Each page asks for itself who that is; a layout guards nothing. */
export const dynamic = 'force-dynamic'

/** The ground of all signed-in pages and of the way in. */
export default function PortalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ClientTexts of={['shell', 'toasts']}>
        <Toasts />
      </ClientTexts>
    </>
  )
}
