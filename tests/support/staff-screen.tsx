import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useState, type ReactNode } from 'react'

import { ShellProvider, type Shell } from '@/components/staff/shell'
import type { Language } from '@/i18n/languages'
import { dashboardMessages } from '@/i18n/staff-messages'
import { testShell } from './shell'

type Props = {
  language?: Language
  /** To read what its toasts say. */
  shell?: Shell
  /** With what was read before. */
  queryClient?: QueryClient
  /** The query of the address. */
  search?: string
  timeZone?: string
  now?: Date
  children: ReactNode
}

/** What surrounds a part of a screen of staff in a test: the shell, the texts, the address and what was read. */
export function StaffScreen({
  language = 'en',
  shell,
  queryClient,
  search = '',
  timeZone = 'UTC',
  now,
  children,
}: Props) {
  const [own] = useState(() => ({ shell: testShell(language).shell, queryClient: new QueryClient() }))
  return (
    <ShellProvider value={shell ?? own.shell}>
      <QueryClientProvider client={queryClient ?? own.queryClient}>
        <NextIntlClientProvider
          locale={language}
          messages={dashboardMessages(language)}
          timeZone={timeZone}
          now={now}
          onError={failOnError}
        >
          <AppRouterContext value={{} as AppRouterInstance}>
            <PathnameContext value="/admin">
              <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>
            </PathnameContext>
          </AppRouterContext>
        </NextIntlClientProvider>
      </QueryClientProvider>
    </ShellProvider>
  )
}

/** A text that is missing, or lacks a value. */
function failOnError(error: Error): never {
  throw error
}
