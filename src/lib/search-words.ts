/** Words that people type to find something. The database stores the same form (`fold_text`, in `migrations/base/search.ts`). */

/** Further words of a query are ignored. */
const MAX_WORDS = 8

/** Normalizes a text for search: lower case, without accents, single spaces. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()

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
