import type { ReactNode } from 'react'

/** What is known of a document, each label above its value. */
export const Facts = ({ children }: { children: ReactNode }) => <dl>{children}</dl>

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-line py-2.5">
    <dt className="text-note text-muted">{label}</dt>
    <dd className="leading-[1.5] font-medium">{children}</dd>
  </div>
)
