import type { PayloadRequest } from 'payload'

import type { DraftedDocument } from '@/features/publishing/rules'
import type { DocumentNode } from '@/lib/document'
import { asSystem } from '@/lib/server/db/local-api'
import { passageIdOf } from '@/lib/passages'
import { fieldTexts } from '../field-texts'
import { partsOf } from '../nodes'
import { fieldsOf, hashOfWords, loadTranslation, type LoadedPassage } from '../queries/load-translation'
import { countStates, type Part } from '../rules'
import { storeCounts, storePassage } from './store-passage'

type Row = Record<string, unknown>

/** Counts the passages that the source has, and those that nobody has read. */
export const countPassages = (passages: readonly LoadedPassage[]) =>
  countStates(
    passages.flatMap(({ source, state }) => (source.length > 0 || state === 'unread' ? [state] : [])),
  )

/**
 * After a document was saved: remembers what the source says for each translated passage of which nothing is remembered yet,
 * and counts the states. When the source has just changed, its previous text is remembered, so that the change is noticed.
 */
export async function rememberTranslation(
  req: PayloadRequest,
  document: DraftedDocument,
  saved: { locale: string | undefined; previous: Row | undefined },
): Promise<void> {
  const loaded = await loadTranslation(req, document, asSystem(req))
  const key = { document, language: loaded.to }
  const previous = saved.locale === loaded.from ? saved.previous : undefined
  const before = previous ? previousParts(req, document, previous) : new Map<string, Part[]>()
  let isNew = false
  for (const passage of loaded.passages) {
    if (passage.row || passage.source.length === 0 || passage.target.length === 0) continue
    const earlier = before.get(passage.key)
    const source = earlier ?? passage.source
    // Of an earlier text the words are compared; the formats that it has now are, too, when they are lost.
    const isWhole = !earlier && passage.lost.length === 0
    isNew = true
    await storePassage(req, key, {
      passage: passage.key,
      target: targetIdOf(passage),
      sourceHash: isWhole ? passage.sourceHash : hashOfWords(source),
      sourceTexts: source.map(({ text }) => text),
      state: 'confirmed',
    })
  }
  const { passages } = isNew ? await loadTranslation(req, document, asSystem(req)) : loaded
  await storeCounts(req, key, countPassages(passages))
}

/** The id of the translated node; null for a field. */
export const targetIdOf = (passage: LoadedPassage): string | null =>
  'pair' in passage && passage.pair.target ? (passageIdOf(passage.pair.target) ?? null) : null

/** The texts that the source had before it was saved, by the keys of the passages. */
function previousParts(req: PayloadRequest, document: DraftedDocument, previous: Row): Map<string, Part[]> {
  const fields = fieldsOf(req, document)
  const parts = new Map<string, Part[]>()
  for (const { path, text } of fieldTexts(fields, previous))
    if (text.trim()) parts.set(path, [{ name: 'text', text }])
  for (const { name, type } of fields) {
    if (type !== 'richText') continue
    const root = (previous[name] as { root?: { children?: DocumentNode[] } } | null | undefined)?.root
    for (const node of root?.children ?? []) {
      const id = passageIdOf(node)
      if (id) parts.set(`${name}:${id}`, partsOf(node))
    }
  }
  return parts
}
