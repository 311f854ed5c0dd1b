'use client'

import { lazily } from './lazily'

// The client components of the admin's forms and lists, each in a chunk of its own (docs/architecture.md).
export const BoardProvider = lazily(async () => (await import('./board-provider')).BoardProvider)
export const DayField = lazily(async () => (await import('./day-field')).DayField)
export const RowsField = lazily(async () => (await import('./rows/rows-field')).RowsField)
