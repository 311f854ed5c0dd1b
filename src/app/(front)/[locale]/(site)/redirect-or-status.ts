import { findRedirect } from '@/features/redirects/queries'
import type { Language } from '@/i18n/languages'
import { permanentRedirectTo } from '@/i18n/navigation'
import { readPageData } from './page-data'

/**
 * Redirects from a path without a page if there is a redirect for it. Otherwise returns the status to render: 404,
 * or 503 when the redirects could not be read.
 */
export async function redirectOrStatus(path: string, language: Language): Promise<404 | 503> {
  const found = await readPageData(
    'redirect',
    findRedirect(path, language).then((target) => ({ target })),
  )
  if (found?.target) permanentRedirectTo(found.target)
  return found ? 404 : 503
}
