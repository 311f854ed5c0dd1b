/** Writes CSV that spreadsheets read in any language and never execute. Pure: no I/O. */

/** The byte order mark by which Excel knows that a file is UTF-8. */
export const CSV_START = '\ufeff'

/**
 * What makes a spreadsheet take a cell for a formula (OWASP, CSV Injection), also in the full width of East Asian keyboards, and after
 * white space and characters without a shape, which some programs remove first.
 */
const FORMULA = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u

/** What we write before it: spreadsheets take the rest for text. */
const GUARD = "'"

/** Returns the text of a cell with a guard where a spreadsheet would execute it. */
export const neutralCell = (text: string): string => (FORMULA.test(text) ? GUARD + text : text)

/** Returns the text of a cell without the guard of `neutralCell`, so that what was exported can be imported. */
export const withoutGuard = (text: string): string =>
  text.startsWith(GUARD) && FORMULA.test(text.slice(GUARD.length)) ? text.slice(GUARD.length) : text

/** Returns one row. Every cell is quoted, so that no text of a cell begins another one. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => `"${neutralCell(String(cell ?? '')).replaceAll('"', '""')}"`).join(',')}\r\n`
