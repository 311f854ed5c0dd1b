import { siteSettings } from '@/features/settings/queries'
import type { Language } from '@/i18n/languages'
import type { PublicationState } from '../../publishing/rules'
import { currentPreview, type Preview } from './current-preview'
import { findPreviewState } from './preview-page'

export type BarData = Omit<Preview, 'req'> & {
  state: PublicationState
  savedAt?: string
  /** The first name of the person who shared the link. */
  from: string
  /** The agency's time zone. */
  zone: string
}

/** Returns what the bar of this page's preview shows; undefined without a preview, or when it cannot be read. */
export async function findBarData(language: Language): Promise<BarData | undefined> {
  try {
    const preview = await currentPreview()
    if (!preview) return undefined
    const { req, ...grant } = preview
    const [state, { zone }] = await Promise.all([
      findPreviewState(req, grant.document, grant.language),
      siteSettings(language),
    ])
    return { ...grant, ...state, zone, from: req.user?.firstName ?? '' }
  } catch {
    // The page itself says that the database does not respond.
    return undefined
  }
}
