import type { ReactNode } from 'react'

/** Two fields of a form beside each other; below each other on phones. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-3 md:grid-cols-2">{children}</div>
)
