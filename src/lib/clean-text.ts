/** Cleans what people type and paste. Forms, verbs and the admin store only what these functions return. */

/** Whether Postgres can store a text: it holds no NUL, and no half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Line breaks of Windows, of Word (a vertical tab), and of Unicode. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A hyphen that does not break, as Word and as Unicode have it. */
const UNBROKEN_HYPHENS = /[\u001e\u2011]/g

/**
 * Characters without a shape, by which texts differ that look the same: controls, soft hyphens, zero-width spaces, byte order
 * marks, fillers, places of pasted pictures, and directions, which contact lists copy along with a phone number and which
 * show other words than are stored.
 */
const INVISIBLE =
  /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\ufffc\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/gu

/** A selector chooses how the emoji or Chinese character before it looks; after anything else it hides. */
const STRAY_SELECTORS =
  /(?<![\p{Emoji}\p{Script=Han}\p{Script=Mong}\p{Sm}\p{So}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

const JOINERS = /[\u200c\u200d]/g
const BEFORE_JOINER =
  /(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u
const AFTER_JOINER = /^[\p{L}\p{M}\p{Extended_Pictographic}]/u

/** Joiners are part of emoji and of words in some scripts; elsewhere nobody sees them. */
const keepJoiner = (joiner: string, at: number, text: string): string =>
  BEFORE_JOINER.test(text.slice(Math.max(0, at - 2), at)) && AFTER_JOINER.test(text.slice(at + 1, at + 3))
    ? joiner
    : ''

/** Tags spell the flags of countries such as Scotland; elsewhere they hide words. */
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007f}]+)|[\u{e0000}-\u{e007f}]/gu

/**
 * Returns a text with `\n` as its only line break, without invisible characters, in Unicode's composed form. It refuses
 * nothing: see `isStorable`.
 */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_BREAKS, '\n')
    .replace(UNBROKEN_HYPHENS, '-')
    .replace(INVISIBLE, '')
    .replace(STRAY_SELECTORS, '')
    .replace(JOINERS, keepJoiner)
    .replace(TAGS, '$1')
    .normalize('NFC')

/** Returns the same on one line, with a space in place of tabs, and of line breaks and the spaces around them. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replaceAll('\t', ' ')
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

/** Deeper than any document of ours. Payload walks its input recursively, up to the limit of the stack. */
const MAX_DEPTH = 200

/** Whether every text in a value, keys included, can be stored by Postgres: no NUL and no lone surrogates. */
export function isReadable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, child]) => isReadable(key) && isReadable(child, depth + 1))
}

/**
 * Returns the path of the first field whose text Postgres can't store, such as 'offices.0.city'; undefined when no text is
 * at fault. A rich text is one field.
 */
export function unreadableField(value: unknown): string | undefined {
  return findUnreadable(value, 0)?.join('.')
}

function findUnreadable(value: unknown, depth: number): string[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : []
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return undefined
  for (const [key, child] of Object.entries(value)) {
    const names = findUnreadable(child, depth + 1)
    if (names) return 'root' in value ? [] : [key, ...names]
  }
  return undefined
}
