'use client'

import { lazily } from '@/components/staff/lazily'

export const BlockInText = lazily(async () => (await import('./block-in-text')).BlockInText)
// With a fallback, because the whole block would be hidden when its fields are opened for the first time.
export const BlockText = lazily(async () => (await import('./block-fields')).BlockText, null)
export const ChartRows = lazily(async () => (await import('./block-fields')).ChartRows, null)
