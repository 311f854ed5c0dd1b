'use client'

import '@/styles/site.css'

import { Crash } from '@/features/shell/site/crash'

/** The whole document broke, its layout and providers included: only the address still tells the language. */
export default function GlobalError({ reset }: { reset: () => void }) {
  const spanish = typeof location === 'object' && /^\/es(\/|$)/.test(location.pathname)
  const language = spanish ? 'es' : 'en'
  return (
    <html lang={language}>
      <body>
        <Crash language={language} retry={reset} />
      </body>
    </html>
  )
}
