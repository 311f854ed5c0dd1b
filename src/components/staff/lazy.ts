'use client'

import dynamic from 'next/dynamic'

// The client components of the admin's forms and lists, each in a chunk of its own (docs/architecture.md).
export const BoardProvider = dynamic(async () => (await import('./board-provider')).BoardProvider)
export const DayField = dynamic(async () => (await import('./day-field')).DayField)
export const RowsField = dynamic(async () => (await import('./rows/rows-field')).RowsField)
