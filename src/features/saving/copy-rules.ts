import type { SaveTarget } from './answer-rules'
import type { FormValues } from './data-rules'

/** Copies of unsaved words on the device. Pure: no I/O. */

/** What the device keeps of a form, encrypted. Times are in milliseconds, by the clock of the server. */
export type Copy = {
  target: SaveTarget
  language: string
  /** The tab that writes it, and the form in that tab. */
  tab: string
  form?: string
  title: string
  data: FormValues
  /** How many words of the data the server lacks. Copies of an earlier release don't say. */
  words?: number
  /** The `updatedAt` of the version that was changed; undefined for a new document. */
  base: string | undefined
  /** Of a new document: names its creation. Copies of an earlier release don't say. */
  creation?: string
  since: number
  at: number
}

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS

/**
 * Whether a copy is old enough to be erased. Both times are of the clock of the device. A copy from the future was written
 * while the clock was wrong, and is kept.
 */
export const isExpired = (writtenAt: number, now: number): boolean => now - writtenAt > KEPT_MS

/** Returns the name of a document, the same for all its copies. */
export const documentName = (target: SaveTarget, language: string): string =>
  'global' in target
    ? `global ${target.global} ${language}`
    : `${target.collection} ${target.id ?? 'new'} ${language}`

/** Returns the name of a copy among all of an account. */
export const copyKey = ({ tab, form = '' }: Pick<Copy, 'tab' | 'form'>): string => `${tab} ${form}`
