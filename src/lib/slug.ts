/**
 * Letters of Latin alphabets that have no accent to take off, with those that people type for them. The database has the same
 * ones (`fold_text`).
 */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
}

const LETTER = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Replaces the special letters of a text in lower case: `straße` becomes `strasse`. */
export const plainLetters = (text: string): string =>
  text.replaceAll(LETTER, (letter) => letters[letter] ?? letter)

const MAX_LENGTH = 100

/**
 * Returns the slug of a title. Transliterates first (ñ becomes n, ß becomes ss, a dash a hyphen), removes everything but letters, digits,
 * spaces and hyphens, and joins words with single hyphens. At most 100 characters, cut between words; may be empty.
 */
export function slugOf(text: string): string {
  const plain = plainLetters(text.normalize('NFKD').toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (plain.length <= MAX_LENGTH) return plain
  const cut = plain.slice(0, MAX_LENGTH + 1).lastIndexOf('-')
  return plain.slice(0, cut > 0 ? cut : MAX_LENGTH)
}

/** Returns the first of `slug`, `slug-2`, `slug-3` ... that is not taken. */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
