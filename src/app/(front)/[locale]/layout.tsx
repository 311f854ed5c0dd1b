import '@/styles/site.css'

import type { Metadata, Viewport } from 'next'
import { locale } from 'next/root-params'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'

import { env } from '@/env'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { display, text } from '@/styles/fonts'

/** Nothing is rendered at build: pages are filled at the first visit, from the database that serves them. */
export const generateStaticParams = () => []
export const revalidate = 3600

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/site.webmanifest',
}
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FBF7F0' },
    { media: '(prefers-color-scheme: dark)', color: '#14151D' },
  ],
}

/** The front's one document. The provider carries the language, no texts: those are rendered here. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const asked: unknown = await locale()
  const language = isLanguage(asked) ? asked : defaultLanguage
  return (
    <html lang={language} data-scroll-behavior="smooth" className={`${display.variable} ${text.variable}`}>
      <body>
        <NextIntlClientProvider locale={language} messages={null} formats={null}>
          {children}
        </NextIntlClientProvider>
      </body>
    </html>
  )
}
