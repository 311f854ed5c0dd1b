'use client'

import { lazy, Suspense, useSyncExternalStore, type ComponentType, type LazyExoticComponent } from 'react'

import type { DashboardTab } from '@/lib/dashboard-tabs'

/** The board of each tab, loaded with its tab. What it reads first is in board-reads.ts. */
const boards: Record<DashboardTab, LazyExoticComponent<ComponentType>> = {
  leads: lazy(async () => ({ default: (await import('./leads-tab')).LeadsTab })),
  clients: lazy(async () => ({
    default: (await import('@/features/client-pages/staff/clients-board')).ClientsBoard,
  })),
  support: lazy(async () => ({
    default: (await import('@/features/tickets/staff/support-board')).SupportBoard,
  })),
  proposals: lazy(async () => ({ default: (await import('./proposals-tab')).ProposalsTab })),
  testimonials: lazy(async () => ({
    default: (await import('@/features/testimonials/staff/testimonials-board')).TestimonialsBoard,
  })),
  blog: lazy(async () => ({ default: (await import('@/features/blog/staff/blog-board')).BlogBoard })),
}

const never = () => () => undefined

/**
 * The board of a tab. One boundary for all: the last tab stays on the screen until the next one is loaded. A board that
 * nobody asked for stands below the first screen: the browser draws it, from what the server has read, after what is above.
 */
export function TabBoard({ tab, isAsked }: { tab: DashboardTab; isAsked: boolean }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const Board = boards[tab]
  // As high as a page of the board, so that a page that was left far below opens there again.
  const place = <div className="min-h-375" />
  if (!isAsked && !isInBrowser) return place
  return (
    <Suspense fallback={place}>
      <Board />
    </Suspense>
  )
}
