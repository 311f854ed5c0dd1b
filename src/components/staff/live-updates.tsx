'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { subscribeToChanges } from '@/lib/live-connection'
import { createRefetcher } from './refetch-changes'

/**
 * Refetches what the boards below this tab's QueryClientProvider show, as soon as a colleague, a client or a visitor has
 * changed it. For pages of signed-in staff. All that are mounted share one connection.
 */
export function LiveUpdates(): null {
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
