import { plainLetters } from './slug'

/** Words that people type to find something. The database folds texts in the same way (`fold_text`). */

/** Further words of a query are ignored. */
const MAX_WORDS = 8

const APOSTROPHES = /[`´‘’‛′ʻʼ]/g
const QUOTES = /[«»“”„‟″]/g
const DASHES = /[‐‒–—―−]/g
/** Marks of Latin letters, and characters without a shape. */
const MARKS =
  /[\u0300-\u036f\u00ad\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]/g

/**
 * Returns a text in the form in which texts are compared: lower case without accents, special letters as people type them
 * (`ł` is `l`, `ß` is `ss`), and one form of each apostrophe, quote and dash. The same as `fold_text` in the database.
 */
export const foldText = (text: string): string =>
  plainLetters(
    text
      .replaceAll(APOSTROPHES, "'")
      .replaceAll(QUOTES, '"')
      .normalize('NFKD')
      .replaceAll(MARKS, '')
      .replaceAll(DASHES, '-')
      .toLowerCase()
      .replaceAll('ς', 'σ'),
  )

/** Normalizes a text for search: folded, with single spaces. */
export const normalizeForSearch = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ').trim()

/** Returns a search query on one line, without control characters and lone surrogates. */
export const cleanQuery = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the words that a text must contain, with LIKE wildcards escaped. */
export const searchTerms = (query: string): string[] =>
  [...new Set(normalizeForSearch(query).split(' '))]
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`))
