import type { ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'

import { ErrorIcon } from './field'

const notice = cva('flex flex-wrap items-start gap-3 rounded-control px-4 py-3.5 forced-outline', {
  variants: {
    tone: {
      error: 'bg-red-ground text-red-text',
      warning: 'bg-yellow-ground text-yellow-text',
      success: 'bg-emerald-ground text-emerald-text',
      info: 'bg-blue-ground text-blue-text',
    },
  },
})

type Props = VariantProps<typeof notice> & {
  tone: 'error' | 'warning' | 'success' | 'info'
  title?: string
  /** One way on, such as a button. */
  action?: ReactNode
  className?: string
  children?: ReactNode
}

/** What people must know about a page or a part of it. An error is announced at once. */
export const Notice = ({ tone, title, action, className, children }: Props) => (
  <div role={tone === 'error' ? 'alert' : undefined} className={notice({ tone, className })}>
    {(tone === 'error' || tone === 'warning') && (
      <span className="flex-none [&_svg]:size-[1.25em]">
        <ErrorIcon />
      </span>
    )}
    <div className="min-w-0 flex-1 basis-48">
      {title && <b className="block font-semibold">{title}</b>}
      {children}
    </div>
    {action}
  </div>
)
