import '@/styles/site.css'
import '@/styles/pages/portal.css'
import './ui.dev.css'

import type { ReactNode } from 'react'

import { display, text } from '@/styles/fonts'

/** The document of the pages that only `npm run dev` has: next.config.mjs leaves `.dev.tsx` out of builds. */
const DevLayout = ({ children }: { children: ReactNode }) => (
  <html lang="en" className={`${display.variable} ${text.variable}`}>
    <body>{children}</body>
  </html>
)
export default DevLayout
