import { siteSettings } from '@/features/settings/queries'
import { localizedPath } from '@/i18n/languages'
import { light } from '@/lib/colors'

import { localizedFile } from '../localized-file'

/** Generated at the first visit and cached like a page. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The web app manifest, for adding the site to a home screen. */
export const GET = localizedFile(async (language) => {
  const { brand, tagline } = await siteSettings(language)
  const manifest = {
    name: brand,
    short_name: brand,
    description: tagline?.text,
    lang: language,
    dir: 'ltr',
    id: '/',
    start_url: localizedPath('/', language),
    scope: '/',
    display: 'browser',
    background_color: light.ground,
    theme_color: light.ground,
    icons,
  }
  return { type: 'application/manifest+json; charset=utf-8', body: JSON.stringify(manifest) }
})
