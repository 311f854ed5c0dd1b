'use client'

import {
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  type DehydratedState,
  useQueryClient,
} from '@tanstack/react-query'
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { useState, useSyncExternalStore, type ReactNode, useEffect } from 'react'

import type { Language } from '@/i18n/languages'
import { missingText, reportOnce } from '@/i18n/missing-text'
import { AgencyZone } from './agency-zone'
import { DraftOwner } from './dialog-drafts'
import { subscribeToChanges } from '@/lib/live-connection'
import { createRefetcher } from './refetch-changes'

/**
 * Refetches what the boards below this tab's QueryClientProvider show, as soon as a colleague, a client or a visitor has
 * changed it. For pages of signed-in staff. All that are mounted share one connection.
 */
function LiveUpdates(): null {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refetcher = createRefetcher(queryClient)
    const unsubscribe = subscribeToChanges(refetcher)
    return () => {
      unsubscribe()
      refetcher.stop()
    }
  }, [queryClient])
  return null
}

type Props = {
  /** The id of the signed-in user, whose drafts the tab keeps. */
  user: string | undefined
  language: Language
  messages: AbstractIntlMessages
  /** The agency's time zone. Times are in it on the server and at the first render, then in that of the browser. */
  zone: string
  /** When the page was rendered, as an ISO time. */
  now: string
  /** What the server has read for the first render. */
  state: DehydratedState
  children: ReactNode
}

/** Without live updates, what is shown is at most this old when a board reads it again, in milliseconds. */
const STALE_MS = 30_000

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      // A failed read says so at once and offers to try again.
      queries: { staleTime: STALE_MS, retry: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const subscribeToNothing = () => () => undefined
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What every board needs: queries, texts and times in the language and zone of the reader, and live updates. */
export function BoardProvider({ user, language, messages, zone: given, now, state, children }: Props) {
  const [client] = useState(createClient)
  const zone = useSyncExternalStore(subscribeToNothing, browserZone, () => given)
  return (
    <QueryClientProvider client={client}>
      <NextIntlClientProvider
        locale={language}
        messages={messages}
        timeZone={zone}
        now={new Date(now)}
        onError={reportOnce}
        getMessageFallback={missingText}
      >
        <AgencyZone value={given}>
          <DraftOwner value={user}>
            <HydrationBoundary state={state}>{children}</HydrationBoundary>
          </DraftOwner>
        </AgencyZone>
      </NextIntlClientProvider>
      <LiveUpdates />
    </QueryClientProvider>
  )
}
