'use client'

import dynamic from 'next/dynamic'

export const BlockInText = dynamic(async () => (await import('./block-in-text')).BlockInText)
// With `loading` they wait in their own place: the whole block would be hidden when its fields are opened first.
export const BlockText = dynamic(async () => (await import('./block-fields')).BlockText, {
  loading: () => null,
})
export const ChartRows = dynamic(async () => (await import('./block-fields')).ChartRows, {
  loading: () => null,
})
