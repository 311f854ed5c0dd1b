import { getTranslation } from '@payloadcms/translations'
import { and, eq, exists, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { GlobalSlug, Payload, PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { z } from 'zod'

import { findTitle } from '@/features/publishing/queries/title'
import { defaultLanguage, isLanguage, languages, type Language } from '@/i18n/languages'
import { asUser, asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { databaseOf, sql } from '@/lib/server/db/sql'
import { _posts_v, _posts_v_locales, posts, posts_locales } from '@/payload-tables'
import { pictureCollections, type PictureUse, type PictureCollection } from './rules'

/** The query string of GET /api/picture-uses. */
export const pictureUsesSchema = z.object({
  collection: z.enum(pictureCollections, 'invalid'),
  id: z.uuid('invalid'),
})

/** Returns the pages and settings that use a picture, in what is published or in the latest draft of either language. */
async function findPageUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const uses = await Promise.all(req.payload.config.globals.map((global) => findUse(req, global, id)))
  return uses.filter((use) => use !== undefined)
}

async function findUse(
  req: PayloadRequest,
  { slug, label }: SanitizedGlobalConfig,
  id: string,
): Promise<PictureUse | undefined> {
  const [isLive, isInDraft] = await Promise.all([false, true].map((draft) => isUsed(req, slug, draft, id)))
  if (!isLive && !isInDraft) return undefined
  return {
    title: getTranslation(label, req.i18n),
    href: `/admin/globals/${slug}`,
    place: 'page',
    ...(isLive ? {} : { isDraft: true }),
  }
}

/** Whether a global that the user may read names the picture. Its fields are searched as text, in all languages. */
async function isUsed(req: PayloadRequest, slug: GlobalSlug, draft: boolean, id: string): Promise<boolean> {
  const global: unknown = await asUser(req)
    .findGlobal({ slug, draft, depth: 0, locale: 'all' })
    .catch((error: unknown) => {
      if ((error as { status?: number }).status !== 403) throw error
    })
  return JSON.stringify(global ?? null).includes(`"${id}"`)
}

type Row = { id: string; isFeatured: boolean; isLive: boolean }

/**
 * Returns the posts that use a picture, in what is published or in the latest draft of either language. A row is searched
 * as text, so that blocks in the body and fields of other kinds are found too.
 */
async function findPostUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const rows = await readUses(req, id)
  if (rows.length === 0) return []
  const { docs } = await asUser(req).find({
    collection: 'posts',
    where: { id: { in: rows.map((row) => row.id) } },
    select: {},
    depth: 0,
    draft: true,
    pagination: false,
  })
  const readable = new Set(docs.map((post) => post.id))
  return Promise.all(rows.filter((row) => readable.has(row.id)).map((row) => toUse(req, row)))
}

async function readUses(req: PayloadRequest, id: string): Promise<Row[]> {
  const has = (value: SQLWrapper) => sql`${value}::text like ${`%"${id}"%`}`
  const postHas = has(sql`to_jsonb(${posts})`)
  const db = await databaseOf(req)
  const texts = (where: SQL | undefined) =>
    db
      .select({ id: posts_locales.id })
      .from(posts_locales)
      .where(and(eq(posts_locales._parentID, posts.id), where))
  const draftTexts = db
    .select({ id: _posts_v_locales.id })
    .from(_posts_v_locales)
    .where(and(eq(_posts_v_locales._parentID, _posts_v.id), has(_posts_v_locales.version_content)))
  const isFeatured = or(eq(posts.featuredImage, id), eq(_posts_v.version_featuredImage, id))
  const textHas = has(posts_locales.content)
  const isPublished = eq(posts_locales._status, 'published')
  const isLive = or(and(postHas, exists(texts(isPublished))), exists(texts(and(isPublished, textHas))))
  return db
    .select({
      id: posts.id,
      isFeatured: sql<boolean>`coalesce(${isFeatured}, false)`,
      isLive: sql<boolean>`${isLive}`,
    })
    .from(posts)
    .leftJoin(_posts_v, and(eq(_posts_v.parent, posts.id), _posts_v.latest))
    .where(or(postHas, exists(texts(textHas)), has(sql`to_jsonb(${_posts_v})`), exists(draftTexts)))
}

async function toUse(req: PayloadRequest, { id, isFeatured, isLive }: Row): Promise<PictureUse> {
  return {
    title: (await titleOf(req, 'posts', id)) ?? id,
    href: `/admin/collections/posts/${id}`,
    place: isFeatured ? 'featured' : 'text',
    ...(isLive ? {} : { isDraft: true }),
  }
}

/** Returns the documents that use a picture, of those that the user may read. */
export async function findPictureUses(
  req: PayloadRequest,
  { collection, id }: z.output<typeof pictureUsesSchema>,
): Promise<{ uses: PictureUse[] }> {
  if (collection === 'proposal-images') return { uses: await findProposalUses(req, id) }
  if (collection === 'testimonial-images') return { uses: await findTestimonialUses(req, id) }
  const uses = [findPostUses(req, id), findDocumentUses(req, id), findPageUses(req, id)]
  return { uses: (await Promise.all(uses)).flat() }
}

/** Returns the case studies and industries that show a picture, published or in their latest drafts. */
async function findDocumentUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const find = async (collection: 'case-studies' | 'industries'): Promise<PictureUse[]> => {
    const options = {
      collection,
      where: { picture: { equals: id } },
      select: {},
      depth: 0,
      pagination: false,
    }
    const [live, drafts] = await Promise.all(
      [false, true].map((draft) => asUser(req).find({ ...options, draft })),
    )
    const shown = new Set(live?.docs.map((doc) => doc.id))
    const ids = new Set([...shown, ...(drafts?.docs ?? []).map((doc) => doc.id)])
    return Promise.all(
      [...ids].map(async (document) => ({
        title: (await titleOf(req, collection, document)) ?? document,
        href: `/admin/collections/${collection}/${document}`,
        place: 'featured' as const,
        ...(shown.has(document) ? {} : { isDraft: true as const }),
      })),
    )
  }
  return [...(await find('case-studies')), ...(await find('industries'))]
}

/** Returns the title of a document in the language of the user, else in the other one. */
async function titleOf(
  req: PayloadRequest,
  collection: 'posts' | 'case-studies' | 'industries',
  id: string,
): Promise<string | undefined> {
  const { language } = req.i18n
  const preferred = isLanguage(language) ? language : defaultLanguage
  return (await findTitle(req.payload, { collection, id, preferred }))?.text
}

async function findTestimonialUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const { docs } = await asUser(req).find({
    collection: 'testimonials',
    where: { image: { equals: id } },
    select: { name: true },
    depth: 0,
    pagination: false,
  })
  return docs.map((testimonial) => ({
    title: testimonial.name,
    href: `/admin/collections/testimonials/${testimonial.id}`,
    place: 'portrait',
  }))
}

/**
 * Returns the proposal that uses a private picture. Only its owner may see a use in the text; everyone who may read the
 * picture may see that it is frozen.
 */
async function findProposalUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const [picture] = (
    await asUser(req).find({
      collection: 'proposal-images',
      where: { id: { equals: id } },
      depth: 0,
      limit: 1,
      pagination: false,
    })
  ).docs
  if (!picture) return []
  const { docs } = await asUser(req).find({
    collection: 'proposals',
    where: { id: { equals: picture.proposal } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs.flatMap((proposal): PictureUse[] => {
    const use = { title: proposal.title, href: `/admin/collections/proposals/${proposal.id}` }
    const isInText = JSON.stringify(proposal.content ?? null).includes(id)
    return [
      ...(picture.frozenAt ? [{ ...use, place: 'frozen' as const }] : []),
      ...(isInText ? [{ ...use, place: 'text' as const }] : []),
    ]
  })
}

type DescribedPicture = { collection: Exclude<PictureCollection, 'proposal-images'>; id: string }

/** Returns the languages in which a picture, which the user sees, has no alternative text. */
export async function findLanguagesWithoutAlt(
  payload: Payload,
  { collection, id }: DescribedPicture,
): Promise<Language[]> {
  const { docs } = await asSystemWithoutRequest(payload).find({
    collection,
    where: { id: { equals: id } },
    select: { alt: true },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
  })
  if (!docs[0]) return []
  const alt = ((docs[0].alt as unknown) ?? {}) as Partial<Record<Language, string | null>>
  return languages.filter((language) => !alt[language])
}
