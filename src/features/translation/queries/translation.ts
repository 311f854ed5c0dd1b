import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest, StaticLabel } from 'payload'

import { compareTexts, type TextPart } from '@/lib/compare-texts'
import { findLanguageStates } from '@/features/publishing/queries/language-states'
import type { DraftedDocument, PublicationState } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import { isModelConfigured } from '@/integrations/ai/configured-model'
import { AppError } from '@/lib/app-error'
import type { DocumentNode } from '@/lib/document'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import type { Part, TranslationState } from '../rules'
import type { MarkKind } from '../tags'
import { loadTranslation, type LoadedPassage } from './load-translation'

/** What a passage is called: a field by its label, the nodes of a text by what they are and their number. */
export type PassageName =
  | { kind: 'field'; label: string; size: 'title' | 'text' }
  | { kind: 'node'; type: string; number: number | null }

/** A passage on the screen. `difference` has the pieces of each part of the source, where it changed. */
export type ScreenPassage = {
  key: string
  name: PassageName
  source: Part[]
  target: Part[]
  sourceHash: string
  targetHash: string
  state: TranslationState
  /** The kinds of formats that the translation has less often than its source. */
  lost: MarkKind[]
  difference: TextPart[][] | null
  /** When a model wrote it, as an ISO time. */
  draftedAt: string | null
  isEditable: boolean
}

/** What the screen side by side shows. */
export type Translation = {
  document: DraftedDocument
  title: string
  slug: string | null
  from: Language
  to: Language
  /** null for page copy. */
  states: Record<Language, PublicationState> | null
  passages: ScreenPassage[]
  hasModel: boolean
}

/** Returns the passages of a document in both languages. For staff only: throws AppError 'forbidden', and 'not_found'. */
export async function findTranslation(req: PayloadRequest, document: DraftedDocument): Promise<Translation> {
  requireStaff(req)
  const loaded = await loadTranslation(req, document, asUser(req)).catch((error: unknown) => {
    throw (error as { status?: number } | null)?.status === 404 ? new AppError('not_found') : error
  })
  const { from, to, source, target, passages } = loaded
  const titleOf = (row: Record<string, unknown>) => (typeof row.title === 'string' ? row.title : '')
  const states = 'collection' in document ? await statesOf(req, document) : null
  return {
    document,
    title: titleOf(source) || titleOf(target),
    slug: typeof target.slug === 'string' ? target.slug : null,
    from,
    to,
    states,
    passages: numbered(req, passages),
    hasModel: isModelConfigured(),
  }
}

type CollectionDocument = Extract<DraftedDocument, { collection: unknown }>

async function statesOf({ payload }: PayloadRequest, { collection, id }: CollectionDocument) {
  return (await findLanguageStates(payload, collection, id)) ?? null
}

function numbered(req: PayloadRequest, passages: readonly LoadedPassage[]): ScreenPassage[] {
  const counts = new Map<string, number>()
  const next = (type: string) => {
    const number = (counts.get(type) ?? 0) + 1
    counts.set(type, number)
    return number
  }
  return passages.map((passage) => ({
    key: passage.key,
    name:
      'field' in passage
        ? fieldName(req, passage)
        : nodeName((passage.pair.source ?? passage.pair.target) as DocumentNode, next),
    source: passage.source,
    target: passage.target,
    sourceHash: passage.sourceHash,
    targetHash: passage.targetHash,
    state: passage.state,
    lost: passage.lost,
    difference: differenceOf(passage),
    draftedAt: passage.state === 'unread' ? (passage.row?.at ?? null) : null,
    isEditable: passage.isEditable,
  }))
}

type FieldPassage = Extract<LoadedPassage, { field: unknown }>

function fieldName(req: PayloadRequest, { field: { path, fields } }: FieldPassage): PassageName {
  const numbers = path.split('.').filter((part) => /^\d+$/.test(part))
  const labels = fields.map((field) => {
    const label = labelOf(req, field)
    return field.type === 'array' ? `${label} ${Number(numbers.shift() ?? 0) + 1}` : label
  })
  const size = fields.length === 1 && fields[0]?.name === 'title' ? 'title' : 'text'
  return { kind: 'field', label: labels.join(' · '), size }
}

function labelOf({ i18n }: PayloadRequest, field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined
  return label ? getTranslation(label as StaticLabel, i18n) : field.name
}

function nodeName(node: DocumentNode & { tag?: unknown }, next: (type: string) => number): PassageName {
  const { blockType } = (node.fields ?? {}) as { blockType?: unknown }
  if (node.type === 'block') return { kind: 'node', type: String(blockType), number: null }
  if (node.type === 'heading')
    return { kind: 'node', type: 'heading', number: Number(String(node.tag).slice(1)) }
  const type = node.type === 'list' || node.type === 'quote' ? node.type : 'paragraph'
  return { kind: 'node', type, number: next(type) }
}

/** What the source says differently since the passage was translated; null when that is not known, or nothing. */
function differenceOf({ state, row, source, wordsHash }: LoadedPassage): TextPart[][] | null {
  if (state !== 'stale' || !row || row.sourceHash === wordsHash) return null
  if (row.sourceTexts.join('\n') === source.map(({ text }) => text).join('\n')) return null
  if (row.sourceTexts.length === source.length)
    return source.map(({ text }, index) => compareTexts(row.sourceTexts[index] ?? '', text))
  return [compareTexts(row.sourceTexts.join('\n'), source.map(({ text }) => text).join('\n'))]
}
