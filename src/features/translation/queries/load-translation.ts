import { createHash } from 'node:crypto'
import type { FlattenedField, PayloadRequest } from 'payload'

import type { DraftedDocument } from '@/features/publishing/rules'
import { languages, otherLanguage, type Language } from '@/i18n/languages'
import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import type { Local } from '@/lib/server/db/local-api'
import { fieldTexts, richTextNames, type FieldText } from '../field-texts'
import { hasSameParts, markedParts, partsOf } from '../nodes'
import { pairNodes, type Pair } from '../pairing'
import { targetLanguage, translationState, type Part, type TranslationState } from '../rules'
import type { MarkKind } from '../tags'
import { findTranslationRows, type StoredRow } from './translation-rows'

type Row = Record<string, unknown>

/** A passage of a document in both languages. */
export type LoadedPassage = {
  /** The path of a field, or the name of a rich text and the id of a node of it. */
  key: string
  source: Part[]
  /** The texts of the translation; empty when it has none. */
  target: Part[]
  sourceHash: string
  /** The hash of the source's words without their formats, remembered for a translation that has lost some. */
  wordsHash: string
  targetHash: string
  state: TranslationState
  /** The kinds of formats that the translation has less often than its source. */
  lost: MarkKind[]
  row: StoredRow | undefined
  /** Whether its texts can be edited beside those of its source. */
  isEditable: boolean
} & ({ field: FieldText } | { richText: string; pair: Pair })

export type LoadedTranslation = {
  document: DraftedDocument
  from: Language
  to: Language
  source: Row
  target: Row
  rows: StoredRow[]
  passages: LoadedPassage[]
  /** The paired nodes of each rich text, pictures and rules too. */
  pairs: Record<string, Pair[]>
}

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** A hash of the words of a passage, and of the figures beside them. */
export const hashOfWords = (parts: readonly Part[]): string =>
  digest(parts.map(({ text, figure = '' }) => [text.trim(), figure]))

/** The same with the formats of the words. Without any it is the hash of the words. */
const hashOf = (parts: readonly Part[]): string =>
  parts.some(({ tagged }) => tagged)
    ? digest(
        parts.map(({ text, figure = '', tagged, marks }) => [tagged?.trim() ?? text.trim(), figure, marks]),
      )
    : hashOfWords(parts)

/** Returns the fields of a collection or global. */
export function fieldsOf({ payload }: PayloadRequest, document: DraftedDocument): FlattenedField[] {
  if ('collection' in document) return payload.collections[document.collection].config.flattenedFields
  const config = payload.globals.config.find(({ slug }) => slug === document.global)
  return config?.flattenedFields ?? []
}

/** The document as the editor shows it. */
async function readDraft(local: Local, document: DraftedDocument, locale: Language): Promise<Row> {
  const options = { draft: true, depth: 0, locale, fallbackLocale: false } as const
  const found =
    'global' in document
      ? await local.findGlobal({ slug: document.global, ...options })
      : await local.findByID({ collection: document.collection, id: document.id, ...options })
  return found as unknown as Row
}

/** Returns the drafts of both languages, passage by passage, with the access of `local`. */
export async function loadTranslation(
  req: PayloadRequest,
  document: DraftedDocument,
  local: Local,
): Promise<LoadedTranslation> {
  const fields = fieldsOf(req, document)
  const rows = await findTranslationRows(req, document)
  const drafts = {} as Record<Language, Row>
  for (const language of languages) drafts[language] = await readDraft(local, document, language)
  const to = targetLanguage({
    remembered: rows[0]?.language,
    hasText: { en: hasText(fields, drafts.en), es: hasText(fields, drafts.es) },
  })
  const from = otherLanguage(to)
  const base = { document, from, to, source: drafts[from], target: drafts[to], rows }
  const pairs = Object.fromEntries(richTextNames(fields).map((name) => [name, pairsOf(base, name)]))
  return { ...base, pairs, passages: passagesOf(fields, { ...base, pairs }) }
}

const nodesOf = (row: Row, name: string): DocumentNode[] => {
  const root = (row[name] as { root?: DocumentNode } | null | undefined)?.root
  return Array.isArray(root?.children) ? (root.children as DocumentNode[]) : []
}

const hasText = (fields: FlattenedField[], row: Row): boolean =>
  fieldTexts(fields, row).some(({ text }) => text !== '') ||
  richTextNames(fields).some((name) => nodesOf(row, name).some((node) => partsOf(node).length > 0))

type Base = Omit<LoadedTranslation, 'passages' | 'pairs'>

function pairsOf({ source, target, rows }: Base, name: string): Pair[] {
  const known = rows.flatMap((row): [string, string][] =>
    row.target && row.passage.startsWith(`${name}:`)
      ? [[row.passage.slice(name.length + 1), row.target]]
      : [],
  )
  return pairNodes(nodesOf(source, name), nodesOf(target, name), new Map(known))
}

function passagesOf(fields: FlattenedField[], base: Omit<LoadedTranslation, 'passages'>): LoadedPassage[] {
  const rows = new Map(base.rows.map((row) => [row.passage, row]))
  // Rich texts come where the form has them.
  return fields.flatMap((field) => {
    const pairs = base.pairs[field.name]
    return pairs
      ? pairs.flatMap((pair) => nodePassage(field.name, pair, rows) ?? [])
      : fieldPassages(field, base, rows)
  })
}

function fieldPassages(
  field: FlattenedField,
  { source, target }: Omit<LoadedTranslation, 'passages'>,
  rows: ReadonlyMap<string, StoredRow>,
): LoadedPassage[] {
  const translated = new Map(fieldTexts([field], target).map((one) => [one.path, one]))
  return fieldTexts([field], source).flatMap((one) => {
    const row = rows.get(one.path)
    const text = translated.get(one.path)?.text ?? ''
    const isNeeded = one.text.trim() !== '' || (row?.state === 'model' && text !== '')
    if (!isNeeded) return []
    const part = (value: string): Part[] => (value.trim() ? [{ name: 'text', text: value }] : [])
    const parts = { source: part(one.text), target: part(text), lost: [] }
    return [{ ...describe(one.path, parts, row), isEditable: true, field: one }]
  })
}

function nodePassage(
  name: string,
  pair: Pair,
  rows: ReadonlyMap<string, StoredRow>,
): LoadedPassage | undefined {
  const { source, target } = pair
  const parts = markedParts(source, target)
  const id = passageIdOf((source ?? target) as DocumentNode)
  if ((parts.source.length === 0 && parts.target.length === 0) || !id) return undefined
  const targetId = target && passageIdOf(target)
  const row =
    rows.get(`${name}:${id}`) ??
    (source
      ? undefined
      : [...rows.values()].find((one) => one.target === targetId && one.passage.startsWith(name)))
  const isEditable = !source || !target || hasSameParts(source, target)
  return {
    ...describe(row?.passage ?? `${name}:${id}`, parts, row),
    isEditable,
    richText: name,
    pair,
  }
}

type Parts = { source: Part[]; target: Part[]; lost: MarkKind[] }

function describe(key: string, { source, target, lost }: Parts, row: StoredRow | undefined) {
  const [sourceHash, wordsHash] = [hashOf(source), hashOfWords(source)]
  const state = translationState({
    sourceHash: source.length > 0 ? sourceHash : undefined,
    wordsHash,
    hasLost: lost.length > 0,
    hasTarget: target.length > 0,
    row,
  })
  return { key, source, target, sourceHash, wordsHash, targetHash: hashOf(target), state, lost, row }
}
