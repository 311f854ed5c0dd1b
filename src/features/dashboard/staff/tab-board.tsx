'use client'

import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'

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

/** The board of a tab. One boundary for all: the last tab stays on the screen until the next one is loaded. */
export function TabBoard({ tab }: { tab: DashboardTab }) {
  const Board = boards[tab]
  return (
    <Suspense>
      <Board />
    </Suspense>
  )
}
