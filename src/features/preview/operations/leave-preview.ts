import type { z } from 'zod'

import { localizedPath } from '@/i18n/languages'
import { authorize } from '@/lib/server/http/authorize'
import { isStaff } from '@/lib/roles'
import { findPublicAddress } from '../queries/preview-page'
import { formPath } from '../rules'
import type { leavePreviewSchema } from '../schemas'
import { clearPreviewCookies } from './preview-cookies'

/**
 * Ends the preview of a page in this browser and returns where to go: the public page if there is one, else the form for
 * staff and the home page for others.
 */
export async function leavePreview(
  request: Request,
  { document, language, path }: z.output<typeof leavePreviewSchema>,
): Promise<string> {
  await clearPreviewCookies(localizedPath(path, language))
  const { req, user } = await authorize(request, 'user').catch(() => authorize(request, 'anyone'))
  const address = await findPublicAddress(req, document, language)
  return address ?? (isStaff(user) ? formPath(document, language) : localizedPath('/', language))
}
