import pLimit from 'p-limit'

import { languages } from '../../src/i18n/languages'
import { type Camera, type Look } from './camera'
import { beReturning, shootPortal } from './client-shots'
import { shootConsent } from './consent-shots'
import { shootPublicPages } from './public-shots'
import { shootAdmin, shootPosts } from './staff-shots'

export const parts = ['public', 'clients', 'staff', 'consent'] as const
export type Part = (typeof parts)[number]

interface Wanted {
  /** The widths of the window, in CSS pixels. */
  widths: readonly number[]
  /** Those among them of the pages of clients and staff. */
  portalWidths: readonly number[]
  parts: readonly Part[]
  /** Of the demo accounts; without it only pages that need no account are pictured. */
  password: string | undefined
}

/** How many pages are pictured at a time: one is drawn while another is loaded. */
const PAGES_AT_ONCE = 2

/** Takes pictures of every page, in both languages and color schemes. */
export async function takePictures(camera: Camera, wanted: Wanted): Promise<void> {
  const { widths, portalWidths, password } = wanted
  const isWanted = (part: Part) => wanted.parts.includes(part)
  const limit = pLimit(PAGES_AT_ONCE)
  // One language after the other: that of staff is the one of their account.
  for (const language of languages) {
    const looks = widths.flatMap((width) =>
      (['light', 'dark'] as const).map((scheme): Look => ({ width, scheme, language, camera })),
    )
    const portal = looks.filter(({ width }) => portalWidths.includes(width))
    if (isWanted('clients') && password && portal[0]) await beReturning(portal[0], password)
    await Promise.all([
      ...looks.map((look) => isWanted('public') && limit(() => shootPublicPages(look))),
      ...portal.map((look) => isWanted('clients') && password && limit(() => shootPortal(look, password))),
      ...portal.map((look) => isWanted('staff') && limit(() => shootAdmin(look, password))),
    ])
    if (isWanted('staff') && password) await shootPosts(portal, password)
    if (isWanted('consent') && password) await shootConsent(portal, password)
  }
}
