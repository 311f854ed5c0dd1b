import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import { saveDocument } from '@/features/publishing/operations/save-document'
import type { DraftedDocument } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import type { DocumentNode } from '@/lib/document'
import { passageIdOf } from '@/lib/passages'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import { inTransaction, lockDocument } from '@/lib/server/db/sql'
import { announce } from '@/lib/server/live/announce'
import { withTextAt } from '../field-texts'
import { loadTranslation, type LoadedPassage, type LoadedTranslation } from '../queries/load-translation'
import { withoutNode, writeNode } from '../pairing'

export type Shown = {
  document: DraftedDocument
  language: Language
  passage: string
  /** The hashes of the texts that were shown. */
  source: string
  target: string
}

const EMPTY_ROOT = { type: 'root', version: 1, format: '', indent: 0, direction: null }

/** Runs `work` with the drafts of a document, which nobody else saves meanwhile, in one transaction. */
export function withTranslation<Result>(
  req: PayloadRequest,
  { document, language }: { document: DraftedDocument; language: Language },
  work: (loaded: LoadedTranslation) => Promise<Result>,
): Promise<Result> {
  requireStaff(req)
  return inTransaction(req, async () => {
    await ('global' in document
      ? lockDocument(req, document.global)
      : lockDocument(req, document.collection, document.id))
    const loaded = await loadTranslation(req, document, asUser(req)).catch(notFound)
    // It is translated into the other language.
    if (loaded.to !== language) throw new AppError('invalid', { fields: { language: 'source' } })
    const result = await work(loaded)
    if ('collection' in document && document.collection === 'posts') await announce(req, 'posts', document.id)
    return result
  })
}

function notFound(error: unknown): never {
  throw (error as { status?: number } | null)?.status === 404 ? new AppError('not_found') : error
}

/**
 * Returns a passage as it was shown. Throws AppError 'not_found', and 'conflict' with the current text when its source or
 * its translation has changed since.
 */
export function requireShown(
  loaded: LoadedTranslation,
  { passage: key, source, target }: Shown,
): LoadedPassage {
  const passage = loaded.passages.find((one) => one.key === key)
  if (!passage) throw new AppError('not_found')
  if (passage.sourceHash === source && passage.targetHash === target) return passage
  const value = passage.target.map(({ text }) => text).join('\n')
  throw new AppError('conflict', { current: { value, changedBy: null, changedAt: null } })
}

type Written = { data: Record<string, unknown>; target: string | null; hasLost: boolean }

/**
 * Returns what to save so that the translation of a passage has these texts, the id of its node, and whether it lost formats.
 * `isTagged`: see `withTexts`.
 */
export function dataWith(
  { source, target, pairs }: LoadedTranslation,
  passage: LoadedPassage,
  texts: Readonly<Record<string, string>>,
  isTagged = false,
): Written {
  if ('field' in passage)
    return { data: withTextAt(target, source, passage.field, texts.text ?? ''), target: null, hasLost: false }
  const { richText, pair } = passage
  const list = pairs[richText] ?? []
  const { nodes, id, hasLost } = writeNode(
    list,
    nodesOf(target, richText),
    pair,
    new Map(Object.entries(texts)),
    randomUUID,
    isTagged,
  )
  return { data: { [richText]: documentOf(target, richText, nodes) }, target: id, hasLost }
}

/** Returns what to save so that a node of a text is the translation of a passage again. */
export function dataWithNode(
  { target }: LoadedTranslation,
  passage: LoadedPassage,
  node: DocumentNode,
): Written | undefined {
  if ('field' in passage || !passage.pair.target) return undefined
  const { richText, pair } = passage
  const nodes = nodesOf(target, richText).map((one) => (one === pair.target ? node : one))
  return {
    data: { [richText]: documentOf(target, richText, nodes) },
    target: passageIdOf(node) ?? null,
    hasLost: false,
  }
}

/** Returns what to save so that a passage has no translation. */
export function dataWithout({ source, target }: LoadedTranslation, passage: LoadedPassage): Written {
  if ('field' in passage)
    return { data: withTextAt(target, source, passage.field, ''), target: null, hasLost: false }
  const { richText, pair } = passage
  const nodes = pair.target ? withoutNode(nodesOf(target, richText), pair.target) : []
  return { data: { [richText]: documentOf(target, richText, nodes) }, target: null, hasLost: false }
}

type Document = { root: { children?: unknown } } | null | undefined

const nodesOf = (row: Record<string, unknown>, name: string): DocumentNode[] =>
  ((row[name] as Document)?.root.children ?? []) as DocumentNode[]

/** Null without nodes: the editor does not open a root that is empty. */
const documentOf = (row: Record<string, unknown>, name: string, children: DocumentNode[]) =>
  children.length === 0 ? null : { root: { ...EMPTY_ROOT, ...(row[name] as Document)?.root, children } }

/** Saves the translation as a draft of its language, and nothing of the other one. */
export const saveTarget = (
  req: PayloadRequest,
  { document, to }: LoadedTranslation,
  data: Record<string, unknown>,
): Promise<void> =>
  saveDocument(req, document, { locale: to, data: { ...data, _status: 'draft' }, draft: true })
