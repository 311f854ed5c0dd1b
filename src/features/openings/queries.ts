import { cache } from 'react'

import { listWithDraft } from '@/features/preview/queries/with-draft'
import type { Language } from '@/i18n/languages'

/** An open position, as it is public in one language. */
export type Opening = {
  id: string
  title: string
  place?: string
  hours?: string
  pay?: string
  text?: string
  tasks: string[]
  needs: string[]
  createdAt: string
}

const select = {
  title: true,
  place: true,
  hours: true,
  pay: true,
  text: true,
  tasks: true,
  needs: true,
  createdAt: true,
} as const

/** The lines of a text, without empty ones. */
const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns the public openings of a language in their order. Throws when the database does not answer. */
export const listOpenings = cache(async (language: Language): Promise<Opening[]> => {
  const rows = await listWithDraft('openings', language, { select, depth: 0 })
  return rows.map(({ id, title, place, hours, pay, text, tasks, needs, createdAt }) => ({
    id,
    title,
    place: place || undefined,
    hours: hours || undefined,
    pay: pay || undefined,
    text: text || undefined,
    tasks: linesOf(tasks),
    needs: linesOf(needs),
    createdAt,
  }))
})
