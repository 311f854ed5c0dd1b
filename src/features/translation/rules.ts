import { defaultLanguage, otherLanguage, type Language } from '@/i18n/languages'
import type { Mark } from './tags'

/** `unread`: a language model wrote it, and nobody has confirmed that they read it. */
export const translationStates = ['ready', 'stale', 'unread', 'missing'] as const
export type TranslationState = (typeof translationStates)[number]

/**
 * One text of a passage. `figure` is a number beside it, which both languages share. A text with formats or links has them
 * as tags in `tagged`, and `marks` says what each tag stands for.
 */
export type Part = { name: string; text: string; figure?: string; tagged?: string; marks?: Mark[] }

/** What is remembered of a translated passage. */
export type TranslationRow = {
  passage: string
  /** The id of the translated passage in its own text; null for a field. */
  target: string | null
  /** What the source said when the passage was last translated. */
  sourceHash: string
  sourceTexts: string[]
  state: 'confirmed' | 'model'
  at: string
}

/** How many passages of a language are in each state. */
export type TranslationCounts = Record<TranslationState, number>

/**
 * Returns the state of a passage. Without a row it was translated before anything was remembered of it, so it counts as
 * ready, unless formats of the source are lost. `sourceHash` is undefined for a passage that the source does not have;
 * `wordsHash` is that of its words without their formats, which is remembered for a translation that has lost some.
 */
export function translationState(passage: {
  sourceHash: string | undefined
  wordsHash: string | undefined
  hasLost: boolean
  hasTarget: boolean
  row: Pick<TranslationRow, 'sourceHash' | 'state'> | undefined
}): TranslationState {
  const { sourceHash, wordsHash, hasLost, hasTarget, row } = passage
  if (!hasTarget) return 'missing'
  if (row?.state === 'model') return 'unread'
  if (sourceHash === undefined || row?.sourceHash === sourceHash) return 'ready'
  const isSameWords = !row || row.sourceHash === wordsHash
  return isSameWords && !hasLost ? 'ready' : 'stale'
}

export function countStates(states: readonly TranslationState[]): TranslationCounts {
  const counts: TranslationCounts = { ready: 0, stale: 0, unread: 0, missing: 0 }
  for (const state of states) counts[state] += 1
  return counts
}

/** What still has to be done: everything that is not ready. */
export const toDo = ({ stale, unread, missing }: TranslationCounts): number => stale + unread + missing

/**
 * The language into which a document is translated: the one of what is remembered; else the language that is not the
 * default one, unless the document was written in that language first.
 */
export function targetLanguage(document: {
  remembered: Language | undefined
  hasText: Record<Language, boolean>
}): Language {
  if (document.remembered) return document.remembered
  const other = otherLanguage(defaultLanguage)
  return !document.hasText[defaultLanguage] && document.hasText[other] ? defaultLanguage : other
}

/** How many passages the model drafts in one request, which has to end in time. */
export const MAX_DRAFTED = 6

/** The names of the texts that a passage has beside its source. */
export const partNames = ({
  source,
  target,
}: {
  source: readonly Part[]
  target: readonly Part[]
}): string[] => (source.length > 0 ? source : target).map(({ name }) => name)
