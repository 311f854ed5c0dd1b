import type { ReactNode } from 'react'

/** The bar at the top of a public page. It wraps when the text is large. */
export const HeaderBar = ({ children }: { children: ReactNode }) => (
  <header className="sticky top-0 z-10 border-b border-line bg-ground [anchor-name:--site-header] print:hidden header-bar">
    <div className="page flex min-h-(--header) flex-wrap items-center gap-x-8 max-sm:gap-x-4">{children}</div>
  </header>
)
