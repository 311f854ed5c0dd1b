import type { z } from 'zod'

import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import type { Context } from '@/lib/server/http/authorize'
import { isArchived } from '../queries/archived'
import { signLink } from '../queries/grants'
import { findPreviewPath } from '../queries/preview-page'
import { countRevocations } from '../queries/revocations'
import { linkAddress } from '../rules'
import type { createLinkSchema } from '../schemas'
import { mayUpdate } from './may-update'

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
