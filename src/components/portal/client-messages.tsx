import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

type Props = { namespaces: readonly string[]; children: ReactNode }

/** Passes the messages of the named namespaces, and no others, to client components. */
export async function ClientMessages({ namespaces, children }: Props) {
  const all: Record<string, unknown> = await getMessages()
  const messages = Object.fromEntries(namespaces.map((name) => [name, all[name]]))
  return (
    <NextIntlClientProvider locale={await getLocale()} messages={messages} formats={null}>
      {children}
    </NextIntlClientProvider>
  )
}
