import type { ReactNode } from 'react'

/** A page without the frame of staff, which says one thing: while the database does not answer, and before the session ends. */
export const Frameless = ({ home, children }: { home: ReactNode; children: ReactNode }) => (
  <div>
    <header className="border-b border-line px-(--gutter-h) py-4 [&>a]:block [&>a]:w-6.5">{home}</header>
    <main id="content" className="mx-auto mt-[15vh] grid max-w-[60ch] justify-items-start gap-4 px-6">
      {children}
    </main>
  </div>
)
