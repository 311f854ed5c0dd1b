import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

type Props = { of: readonly string[]; children: ReactNode }

/** Gives the parts below that run in the browser their texts: those of the named files, and no others. */
export async function ClientTexts({ of, children }: Props) {
  const all: Record<string, unknown> = await getMessages()
  const messages = Object.fromEntries(of.map((name) => [name, all[name]]))
  return (
    <NextIntlClientProvider locale={await getLocale()} messages={messages} formats={null}>
      {children}
    </NextIntlClientProvider>
  )
}
