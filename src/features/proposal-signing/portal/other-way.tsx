import type { ReactNode } from 'react'

/** What a client can do other than sign, with its control beside it. */
export const OtherWay = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-b border-line py-3.5 max-sm:grid-cols-1">
    <div>
      <b className="block font-strong">{title}</b>
      <span className="block text-small text-muted">{text}</span>
    </div>
    {children}
  </li>
)
