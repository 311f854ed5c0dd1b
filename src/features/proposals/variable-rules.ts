import type { Language } from '@/i18n/languages'
import { agencyDay } from '@/lib/agency-day'
import { fee } from '@/lib/money'

/** What a text says of fees of zero: nothing. Pure: no I/O. */

const IN_TABLE = /^\s*\|/
/** A row of a table, or an item of a list. */
const IN_LIST = /^\s*(?:\||[-*+]\s|\d+[.)]\s)/

/** What stands before the clauses of a line: the mark of its block, and words such as 'Fees:' before the first clause. */
const LEAD = /^\s*(?:(?:#{1,6}|>|[-*+]|\d+[.)])\s+)*(?:[^{}:.!?]*:\s+(?=[^{}:,;]*\p{L}[^{}:,;]*\{\{))?/u
/** Between two clauses. */
const BETWEEN = /([,;]?\s+(?:and|plus|then|y|e|más|luego)\s+|[,;]\s+)/iu
const PLACEHOLDER = /\{\{[^{}]*\}\}/g
const END = /[.!?]*$/
const MARKS = /[*_`~]+/g

/** Returns the names of the variables in a text. */
type NamesOf = (text: string) => string[]

/**
 * Returns the Markdown without the rows, list items, sentences and clauses that only name fees of zero, as `isZero` says of a
 * variable. In a row that names another variable, too, the cell has a dash. A sentence whose clauses don't each name a
 * variable stays as it is, for a person: what belongs together in it can't be told.
 */
function withoutZeroFees(markdown: string, namesOf: NamesOf, isZero: (name: string) => boolean): string {
  const isLeftOut = (text: string) => namesOf(text).length > 0 && namesOf(text).every(isZero)
  const linesOf = (line: string): string[] => {
    if (!namesOf(line).some(isZero)) return [line]
    if (isLeftOut(line) && IN_LIST.test(line)) return []
    if (IN_TABLE.test(line)) return [line.replaceAll(PLACEHOLDER, (all) => (isLeftOut(all) ? '—' : all))]
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
  const isWhole = (clause: string) => (clause.replaceAll(PLACEHOLDER, '').match(MARKS)?.length ?? 0) % 2 === 0
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

/** Variables of templates, by the names that people write in each language. A text may mix them. */
export const variableNames = {
  client: { en: 'client', es: 'cliente' },
  company: { en: 'company', es: 'empresa' },
  agency: { en: 'agency', es: 'agencia' },
  service: { en: 'service', es: 'servicio' },
  setupFee: { en: 'setup_fee', es: 'pago_inicial' },
  monthlyFee: { en: 'monthly_fee', es: 'mensualidad' },
  firstInvoice: { en: 'first_invoice', es: 'primera_factura' },
  date: { en: 'date', es: 'fecha' },
  expires: { en: 'expires', es: 'vence' },
} as const satisfies Record<string, Record<Language, string>>
export type Variable = keyof typeof variableNames

/**
 * What the variables stand for. A missing or empty value leaves its variable unresolved. Null is a fee of zero, of which the
 * text says nothing.
 */
export type VariableValues = Partial<Record<Variable, string | null>>

const VARIABLE = /\{\{\s*([\p{L}_]+)\s*\}\}/gu

const variableByName = new Map<string, Variable>(
  (Object.keys(variableNames) as Variable[]).flatMap((variable) =>
    Object.values(variableNames[variable]).map((name) => [name, variable] as const),
  ),
)

/** The variables as they are written in a language, such as '{{client}}'. */
export const writtenVariables = (language: Language): string[] =>
  Object.values(variableNames).map((names) => `{{${names[language]}}}`)

/** What begins a heading, a quote, a list, a rule or an underline of a heading at the start of a line. */
const BLOCK = /^(\d*)([#>+=.)-])/

/**
 * Returns a value that Markdown reads as that text: no formatting, link, table cell or variable begins in it, and no heading,
 * list or quote with it.
 */
const asMarkdown = (value: string): string =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[*_`~]/g, '\\$&')
    .replace(BLOCK, '$1\\$2')
    .replaceAll('](', '] (')
    .replaceAll('|', '/')
    .replaceAll('{{', '{ {')

const variableOf = (name: string): Variable | undefined => variableByName.get(name.toLowerCase())

const namesOf = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name)

/**
 * Returns the Markdown with the values in the place of its variables, and the variables that have none, as they are written.
 * Values are inserted once and as text: what looks like a variable or like formatting in them stays what it is.
 */
export function fillVariables(
  markdown: string,
  values: VariableValues,
): { markdown: string; unresolved: string[] } {
  const unresolved = new Set<string>()
  const isZero = (name: string) => {
    const variable = variableOf(name)
    return variable !== undefined && values[variable] === null
  }
  const filled = withoutZeroFees(markdown, namesOf, isZero).replace(
    VARIABLE,
    (written: string, name: string) => {
      const variable = variableOf(name)
      const value = variable && values[variable]?.trim()
      if (value) return asMarkdown(value)
      unresolved.add(written)
      return written
    },
  )
  return { markdown: filled, unresolved: [...unresolved] }
}

export type VariableSource = {
  client?: string | null
  company?: string | null
  agency?: string | null
  /** The name of the service in the language of the proposal. */
  service?: string | null
  /** In cents; null when it is not known yet. */
  setupFee?: number | null
  monthlyFee?: number | null
  currency: string
  date: Date
  expires?: Date | null
  /** The agency's time zone. */
  zone: string
}

/** Returns the values of the variables in the language of the proposal. */
export function variableValues(source: VariableSource, language: Language): VariableValues {
  const { setupFee, monthlyFee, currency, date, expires, zone } = source
  const amount = (cents: number | null | undefined) =>
    typeof cents === 'number' ? (cents > 0 ? fee(cents, currency, language) : null) : undefined
  const hasFees = typeof setupFee === 'number' || typeof monthlyFee === 'number'
  return {
    client: source.client ?? undefined,
    company: source.company ?? undefined,
    agency: source.agency ?? undefined,
    service: source.service ?? undefined,
    setupFee: amount(setupFee),
    monthlyFee: amount(monthlyFee),
    firstInvoice: hasFees ? amount((setupFee ?? 0) + (monthlyFee ?? 0)) : undefined,
    date: agencyDay(date, language, zone),
    expires: expires ? agencyDay(expires, language, zone) : undefined,
  }
}
