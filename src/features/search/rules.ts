import { normalizeForSearch } from '@/lib/search-words'
import type { Language } from '@/i18n/languages'
import type { PublicationState } from '@/features/publishing/rules'

/** Documents with drafts, whose titles are in both languages. */
export const contentKinds = ['posts', 'case-studies', 'industries', 'openings'] as const
export type ContentKind = (typeof contentKinds)[number]

/** What the command bar of the admin finds, in the order in which it shows them. */
export const foundKinds = ['leads', 'clients', 'tickets', 'proposals', 'invoices', ...contentKinds] as const
export type FoundKind = (typeof foundKinds)[number]

/** A document that matches. `amount` is in cents. */
export type Found = {
  kind: FoundKind
  id: string
  title: string
  detail: string
  /** What people call a ticket or a proposal, such as 231. */
  number?: number
  /** As the board of its kind shows it: an unpaid invoice can be overdue, a proposal that was sent can be expired. */
  status?: string
  amount?: { cents: number; currency: string }
  states?: Record<Language, PublicationState>
}

/** `characters` of a query; `perKind` is the number of documents of each kind. */
export const commandLimits = { min: 2, characters: 200, perKind: 5 } as const

/** Whether the server searches for it. One letter finds too much, but one digit is the number of a ticket or proposal. */
export const isSearchable = (query: string): boolean =>
  query.length >= commandLimits.min || /^\d$/.test(query)

/** A screen or an action, which the browser searches by itself. */
export type Command = { id: string; title: string; detail: string; href: string }

/** Whether a text has every word of a query, ignoring case and accents. */
export function matchesQuery(text: string, query: string): boolean {
  const folded = normalizeForSearch(text)
  return normalizeForSearch(query)
    .split(' ')
    .every((word) => folded.includes(word))
}

/** Cuts a text into parts; those that match a word of the query are marked. Ignores case and accents. */
export function markMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const letters = Array.from(text)
  const folded = letters.map((letter) => normalizeForSearch(letter) || ' ')
  const isMatch = letters.map(() => false)
  const words = normalizeForSearch(query).split(' ').filter(Boolean)
  for (const word of words)
    for (let start = 0; start < letters.length; start++) {
      const length = lengthOfMatch(folded, start, word)
      isMatch.fill(true, start, start + length)
    }
  return joinEqual(letters, isMatch)
}

/** A folded letter can be longer than one character, such as 'ﬁ'. */
function lengthOfMatch(folded: string[], start: number, word: string): number {
  let text = ''
  for (let end = start; end < folded.length && text.length < word.length; end++) {
    text += folded[end] ?? ''
    if (text === word) return end - start + 1
  }
  return 0
}

function joinEqual(letters: string[], isMatch: boolean[]): { text: string; isMatch: boolean }[] {
  const parts: { text: string; isMatch: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const last = parts.at(-1)
    if (last && last.isMatch === isMatch[index]) last.text += letter
    else parts.push({ text: letter, isMatch: isMatch[index] ?? false })
  }
  return parts
}

/** Returns the position after `move` steps in a list that continues at its other end. -1 for an empty list. */
export const nextPosition = (current: number, move: number, length: number): number =>
  length === 0 ? -1 : (((current + move) % length) + length) % length

/** What people write before the number of a document, in both languages. */
const numbered = { tickets: ['ticket'], proposals: ['proposal', 'propuesta'] } as const

/** Returns the number that a query names, such as 231 for '231', '#231' and 'Ticket 231'. */
export function numberInQuery(kind: keyof typeof numbered, query: string): number | undefined {
  const [, word, digits] = /^(?:(\p{L}+) )?#?(\d{1,9})$/u.exec(normalizeForSearch(query)) ?? []
  const isOfKind = !word || (numbered[kind] as readonly string[]).includes(word)
  return digits && isOfKind ? Number(digits) : undefined
}
