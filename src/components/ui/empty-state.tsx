import type { ReactNode } from 'react'

const pictures = {
  /** Staff. */
  bridge: 'M0 5h168M4 5v57M164 5v57M84 5v57M12 62V36a30 30 0 0 1 60 0v26M96 62V36a30 30 0 0 1 60 0v26',
  /** Clients. */
  arch: 'M4 62h160M24 62a60 50 0 0 1 120 0M48 62a36 30 0 0 1 72 0',
} as const

type Props = {
  title: string
  text: string
  picture?: keyof typeof pictures
  heading?: 'h2' | 'h3'
  className?: string
  /** One way out, such as a button. */
  children?: ReactNode
}

/** In place of a list: why there is nothing, and one way out. */
export const EmptyState = ({
  title,
  text,
  picture = 'arch',
  heading: Heading = 'h2',
  className = '',
  children,
}: Props) => (
  <div className={`grid justify-items-center gap-2 px-6 pt-14 pb-16 text-center ${className}`}>
    <svg
      viewBox="0 0 168 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className="mb-3 h-16 w-42 text-field-line"
    >
      <path d={pictures[picture]} />
    </svg>
    <Heading className="text-body">{title}</Heading>
    <p className="max-w-[42ch] text-muted">{text}</p>
    {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
)
