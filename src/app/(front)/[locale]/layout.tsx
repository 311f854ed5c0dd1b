import '@/styles/site.css'

import type { Metadata, Viewport } from 'next'
import { rootLocale } from '@/i18n/request'
import type { ReactNode } from 'react'

import { env } from '@/env'
import { defaultLanguage, isLanguage, localizedPath, type Language } from '@/i18n/languages'
import { dark, light } from '@/lib/colors'
import { display, text } from '@/styles/fonts'

/** Nothing is rendered at build time, which has no database: pages are rendered at their first visit. */
export const generateStaticParams = () => []
export const revalidate = 3600

const icons = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
}

/** Returns the language of the address; the default one if its first segment is no language. */
async function languageOfPage(): Promise<Language> {
  const segment = await rootLocale()
  return isLanguage(segment) ? segment : defaultLanguage
}

export const generateMetadata = async (): Promise<Metadata> => ({
  metadataBase: new URL(env.SITE_URL),
  icons,
  manifest: localizedPath('/site.webmanifest', await languageOfPage()),
})

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: light.ground },
    { media: '(prefers-color-scheme: dark)', color: dark.ground },
  ],
}

/** The document of the site and the portal. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = await languageOfPage()
  return (
    <html lang={language} data-scroll-behavior="smooth" className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  )
}
