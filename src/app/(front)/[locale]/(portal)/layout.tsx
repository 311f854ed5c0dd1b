import '@/styles/portal.css'

import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Toasts } from '@/features/shell/portal/toasts'

/** Made for one person: never kept. Each page asks for itself who that is; a layout guards nothing. */
export const dynamic = 'force-dynamic'

/** The texts of its client components. */
const spoken = ['auth', 'portal', 'shell', 'tickets', 'toasts'] as const

/** The ground of all signed-in pages and of the way in. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const all = await getMessages()
  const messages = Object.fromEntries(spoken.map((name) => [name, all[name]]))
  return (
    <NextIntlClientProvider locale={await getLocale()} messages={messages} formats={null}>
      {children}
      <Toasts />
    </NextIntlClientProvider>
  )
}
