import { redirectOf } from '@/features/redirects/queries'
import type { Language } from '@/i18n/languages'
import { permanentRedirectTo } from '@/i18n/navigation'
import { reading } from './page-data'

/**
 * Leads on from an address that has no page of its own, when somebody said where it moved to. Otherwise answers the
 * status of what is shown instead: 404, or 503 when that could not be read.
 */
export async function leadOn(path: string, language: Language): Promise<404 | 503> {
  const found = await reading(
    'redirect',
    redirectOf(path, language).then((target) => ({ target })),
  )
  if (found?.target) permanentRedirectTo(found.target)
  return found ? 404 : 503
}
