import type { PayloadRequest, Where } from 'payload'
import type { z } from 'zod'

import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import { asSystem } from '@/lib/server/db/local-api'
import { previewRevocations } from '@/lib/server/db/own-tables'
import { databaseOf, sql } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import type { DraftedDocument } from '../../publishing/rules'
import { isArchived, signLink, countRevocations } from '../queries/grants'
import { findPreviewPath } from '../queries/preview-page'
import { linkAddress, documentName } from '../rules'
import type { createLinkSchema, revokeLinksSchema } from '../schemas'

/** Whether the access function of the document lets the user change it. */
async function mayUpdate(req: PayloadRequest, document: DraftedDocument): Promise<boolean> {
  if ('global' in document) {
    const config = req.payload.globals.config.find(({ slug }) => slug === document.global)
    return (await config?.access.update({ req })) === true
  }
  const { collection, id } = document
  const allowed = await req.payload.collections[collection].config.access.update({ req, id })
  if (typeof allowed === 'boolean') return allowed
  const where: Where = { and: [{ id: { equals: id } }, allowed] }
  return (await asSystem(req).count({ collection, where })).totalDocs > 0
}

const HOUR_MS = 3_600_000

/**
 * Returns a link that shows the draft of one document in one language to anyone, until it expires or is revoked, or the
 * account loses access. Nothing is stored. Throws AppError 'forbidden' for those who may not change the document,
 * 'not_found' when it is gone, 'archived' for a post in the archive.
 */
export async function createPreviewLink(
  { req, user }: Context,
  { document, language, hours }: z.output<typeof createLinkSchema>,
): Promise<{ url: string; until: string }> {
  if (!user || !(await mayUpdate(req, document))) throw new AppError('forbidden')
  if (!(await findPreviewPath(req, document, language))) throw new AppError('not_found')
  if (await isArchived(req, document)) throw new AppError('archived')
  const until = Date.now() + hours * HOUR_MS
  const revocations = await countRevocations(req, document, language)
  const link = signLink({ document, language, until, by: user.id, revocations })
  return { url: env.SITE_URL + linkAddress(link, language), until: new Date(until).toISOString() }
}

/**
 * Ends every link to the draft of one document in one language that was shared so far, whoever made it, and the previews
 * that guests have open. A link that is created afterwards works. Throws AppError 'forbidden' for those who may not change
 * the document, 'not_found' when it is gone.
 */
export async function revokePreviewLinks(
  { req, user }: Context,
  { document, language }: z.output<typeof revokeLinksSchema>,
): Promise<object> {
  if (!user || !(await mayUpdate(req, document))) throw new AppError('forbidden')
  if (!(await findPreviewPath(req, document, language))) throw new AppError('not_found')
  const db = await databaseOf(req)
  await db
    .insert(previewRevocations)
    .values({ document: documentName(document), language, count: 1 })
    .onConflictDoUpdate({
      target: [previewRevocations.document, previewRevocations.language],
      set: { count: sql`${previewRevocations.count} + 1` },
    })
  return {}
}
