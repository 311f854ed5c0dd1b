/** What a text says of fees of zero: nothing. Pure: no I/O. */

const IN_TABLE = /^\s*\|/
/** A row of a table, or an item of a list. */
const IN_LIST = /^\s*(?:\||[-*+]\s|\d+[.)]\s)/

/** What stands before the clauses of a line: the mark of its block, and words such as 'Fees:' before the first clause. */
const LEAD = /^\s*(?:(?:#{1,6}|>|[-*+]|\d+[.)])\s+)*(?:[^{}:.!?]*:\s+(?=[^{}:,;]*\p{L}[^{}:,;]*\{\{))?/u
/** Between two clauses. */
const BETWEEN = /([,;]?\s+(?:and|plus|then|y|e|más|luego)\s+|[,;]\s+)/iu
const VARIABLE = /\{\{[^{}]*\}\}/g
const END = /[.!?]*$/
const MARKS = /[*_`~]+/g

/** Returns the names of the variables in a text. */
type NamesOf = (text: string) => string[]

/**
 * Returns the Markdown without the rows, list items, sentences and clauses that only name fees of zero, as `isZero` says of a
 * variable. In a row that names another variable, too, the cell has a dash. A sentence whose clauses don't each name a
 * variable stays as it is, for a person: what belongs together in it can't be told.
 */
export function withoutZeroFees(
  markdown: string,
  namesOf: NamesOf,
  isZero: (name: string) => boolean,
): string {
  const isLeftOut = (text: string) => namesOf(text).length > 0 && namesOf(text).every(isZero)
  const linesOf = (line: string): string[] => {
    if (!namesOf(line).some(isZero)) return [line]
    if (isLeftOut(line) && IN_LIST.test(line)) return []
    if (IN_TABLE.test(line)) return [line.replaceAll(VARIABLE, (all) => (isLeftOut(all) ? '—' : all))]
    const sentences = line
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !isLeftOut(sentence))
      .map((sentence) =>
        namesOf(sentence).some(isZero) ? withoutZeroClauses(sentence, namesOf, isLeftOut) : sentence,
      )
    return sentences.length > 0 ? [sentences.join(' ')] : []
  }
  return markdown.split('\n').flatMap(linesOf).join('\n')
}

/** Returns the sentence without the clauses that only name fees of zero, or as it is when its clauses can't be told apart. */
function withoutZeroClauses(
  sentence: string,
  namesOf: NamesOf,
  isLeftOut: (text: string) => boolean,
): string {
  const lead = LEAD.exec(sentence)?.[0] ?? ''
  const end = END.exec(sentence)?.[0] ?? ''
  const parts = sentence.slice(lead.length, sentence.length - end.length).split(BETWEEN)
  const clauses = parts.filter((_, index) => index % 2 === 0)
  const isWhole = (clause: string) => (clause.replaceAll(VARIABLE, '').match(MARKS)?.length ?? 0) % 2 === 0
  if (!clauses.every((clause) => namesOf(clause).length > 0 && isWhole(clause))) return sentence
  // A clause goes with what stands before it; what is first then begins the sentence.
  const kept = parts.flatMap((clause, index) =>
    index % 2 === 1 || isLeftOut(clause) ? [] : [{ before: parts[index - 1] ?? '', clause }],
  )
  const text = kept.map(({ before, clause }, index) => (index === 0 ? clause : before + clause)).join('')
  const isFirstGone = isLeftOut(clauses[0] ?? '')
  const begins = isFirstGone && /^[*_~`]*\p{Lu}/u.test(clauses[0] ?? '') ? capitalized(text) : text
  return lead + begins + end
}

const capitalized = (text: string): string => text.replace(/^[*_~`]*\p{Ll}/u, (start) => start.toUpperCase())
