'use client'

import '@/styles/site.css'

import { Crash } from '@/features/shell/site/crash'

/** The whole document broke, its layout included. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <Crash retry={reset} />
      </body>
    </html>
  )
}
