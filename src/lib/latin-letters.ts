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
