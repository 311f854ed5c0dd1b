import type { PayloadRequest, PopulateType, SelectType } from 'payload'

import { type Language, localizedPath } from '@/i18n/languages'
import { asUser, asVisitor } from '@/lib/server/db/local-api'
import { type DraftedDocument, publicationState, type PublicationState } from '../../publishing/rules'
import { pathOfDocument } from '../rules'

type Options = { select?: SelectType; populate?: PopulateType; depth?: number }
export type DraftRow = Record<string, unknown> & { id: string }

/**
 * Returns the latest version of a document in one language, as the user of the request; undefined when it does not exist or
 * they may not read it.
 */
export async function readDraft(
  req: PayloadRequest,
  document: DraftedDocument,
  locale: Language,
  options: Options = {},
): Promise<DraftRow | undefined> {
  const args = { draft: true, depth: 1, locale, fallbackLocale: false, ...options } as never as object
  const found: unknown =
    'global' in document
      ? await asUser(req).findGlobal({ slug: document.global, ...args })
      : await asUser(req).findByID({
          collection: document.collection,
          id: document.id,
          disableErrors: true,
          ...args,
        })
  return (found as DraftRow | null) ?? undefined
}

/** Returns the path of the page that previews a document, without its language; undefined when the document is gone. */
export async function findPreviewPath(
  req: PayloadRequest,
  document: DraftedDocument,
  language: Language,
): Promise<string | undefined> {
  if ('global' in document) return pathOfDocument(document)
  const select = { slug: true } as const
  const draft = await readDraft(req, document, language, { select, depth: 0 })
  return draft && pathOfDocument(document, draft.slug as string | null)
}

type State = { state: PublicationState; savedAt?: string }

/** Returns the state of the previewed language, and when the document was last saved. */
export async function findPreviewState(
  req: PayloadRequest,
  document: DraftedDocument,
  language: Language,
): Promise<State> {
  const [draft, isPublished] = await Promise.all([
    readDraft(req, document, language, { depth: 0 }),
    isPublic(req, document, language),
  ])
  const hasText = 'global' in document || Boolean(draft?.title)
  const isLatestPublished = draft?._status === 'published'
  return {
    state: publicationState({ isPublished, isLatestPublished, hasText }),
    savedAt: typeof draft?.updatedAt === 'string' ? draft.updatedAt : undefined,
  }
}

async function isPublic(req: PayloadRequest, document: DraftedDocument, language: Language) {
  const visitor = asVisitor(req.payload, language)
  if ('global' in document) {
    const found = await visitor.findGlobal({ slug: document.global, depth: 0 })
    return (found as { _status?: unknown })._status === 'published'
  }
  return (await findPublicDocument(req, document, language)) !== undefined
}

/**
 * Returns the document as visitors see it in a language, with its slug, which openings do not have; undefined when they do
 * not see it.
 */
async function findPublicDocument(
  { payload }: PayloadRequest,
  { collection, id }: Extract<DraftedDocument, { id: string }>,
  language: Language,
): Promise<{ slug?: string | null } | undefined> {
  const { docs } = await asVisitor(payload, language).find({
    collection,
    where: { id: { equals: id } },
    select: { slug: true },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  return docs[0] as { slug?: string | null } | undefined
}

/** Returns the public address of a document; undefined when a post is not public in this language. */
export async function findPublicAddress(
  req: PayloadRequest,
  document: DraftedDocument,
  language: Language,
): Promise<string | undefined> {
  if ('global' in document) return localizedPath(pathOfDocument(document), language)
  const found = await findPublicDocument(req, document, language)
  if (!found || (document.collection !== 'openings' && !found.slug)) return undefined
  return localizedPath(pathOfDocument(document, found.slug), language)
}
