import type { PayloadRequest, Where } from 'payload'
import type { z } from 'zod'

import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import { asSystem } from '@/lib/server/db/local-api'
import type { Context } from '@/lib/server/http/authorize'
import type { DraftedDocument } from '../../publishing/rules'
import { signLink } from '../queries/grants'
import { findPreviewPath } from '../queries/preview-page'
import { linkAddress } from '../rules'
import type { createLinkSchema } from '../schemas'

const HOUR_MS = 3_600_000

/**
 * Returns a link that shows the draft of one document in one language to anyone, until it expires or the account loses
 * access. Nothing is stored. Throws AppError 'forbidden' for those who may not change the document, 'not_found' when it is
 * gone.
 */
export async function createPreviewLink(
  { req, user }: Context,
  { document, language, hours }: z.output<typeof createLinkSchema>,
): Promise<{ url: string; until: string }> {
  if (!user || !(await mayUpdate(req, document))) throw new AppError('forbidden')
  if (!(await findPreviewPath(req, document, language))) throw new AppError('not_found')
  const until = Date.now() + hours * HOUR_MS
  const link = signLink({ document, language, until, by: user.id })
  return { url: env.SITE_URL + linkAddress(link, language), until: new Date(until).toISOString() }
}

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
