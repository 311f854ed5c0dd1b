import { diffWordsWithSpace } from 'diff'

/** What two texts say differently. Pure: no I/O. */

/** A piece of a text: in both, or only in the later or the earlier one. */
export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** More changed words than that are another text, and finding the best match of two would take too long. */
const MAX_CHANGES = 4_000

/** Returns the pieces of the two texts in order: words and the spaces between them. */
export function compareTexts(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES })
  if (!changes) return [part('removed', before), part('added', after)].filter(({ text }) => text !== '')
  return changes.map(({ value, added, removed }) =>
    part(added ? 'added' : removed ? 'removed' : 'same', value),
  )
}

const part = (kind: TextPart['kind'], text: string): TextPart => ({ kind, text })
