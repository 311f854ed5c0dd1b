'use client'

import {
  type Query,
  QueryClient,
  type QueryKey,
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
  useQueryClient,
} from '@tanstack/react-query'
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { useState, useSyncExternalStore, type ReactNode, useEffect } from 'react'

import type { Language } from '@/i18n/languages'
import { missingText, reportOnce } from '@/i18n/missing-text'
import { type LiveChange, type LiveTopic, ChangeSet } from '@/lib/live'
import { subscribeToChanges } from '@/lib/live-connection'
import { AgencyZone } from './use-time'
import { DraftOwner } from './dialog-drafts'

/** Changes within this time are refetched together, in milliseconds. */
const BATCH_MS = 300

/**
 * Which changes concern a query. The first part of its key is its topic: `['leads', filters]`; one that reads several names
 * them in `meta: { topics: [...] }`. The key of one row is `[topic, 'detail', id]`: of its first topic, only a change of
 * that row concerns it.
 */
export function concerns(query: Pick<Query, 'queryKey' | 'meta'>, { topic, ids }: LiveChange): boolean {
  const [first, kind, id] = query.queryKey as [unknown, unknown, unknown] & QueryKey
  const topics = (query.meta?.topics as LiveTopic[] | undefined) ?? [first]
  if (!topics.includes(topic)) return false
  return kind !== 'detail' || topic !== first || ids.length === 0 || ids.includes(String(id))
}

/**
 * Returns the listener that refetches the queries of a board, one round at a time: changes during a round make one more. A
 * change that is being saved here waits for its response first, because a refetch could put the old value back on the
 * screen.
 */
export function createRefetcher(queryClient: QueryClient) {
  const changes = new ChangeSet<LiveTopic>()
  let isReset = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRefetching = false

  const isDue = () => isReset || !changes.isEmpty

  const schedule = () => {
    if (!isRefetching) timer ??= setTimeout(() => void refetch(), BATCH_MS)
  }

  const refetch = async () => {
    timer = undefined
    if (!isDue()) return
    if (queryClient.isMutating() > 0) {
      schedule()
      return
    }
    const [due, all] = [changes.take(), isReset]
    isReset = false
    isRefetching = true
    await queryClient.invalidateQueries({
      predicate: (query) => all || due.some((change) => concerns(query, change)),
    })
    isRefetching = false
    if (isDue()) schedule()
  }

  return {
    onChange(change: LiveChange) {
      changes.add(change)
      schedule()
    },
    onReset() {
      isReset = true
      schedule()
    },
    stop: () => clearTimeout(timer),
  }
}

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
