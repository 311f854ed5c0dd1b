import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Whether something is signed here, which is the larger end. */
  isSigning?: boolean
  /** Above the title, in place of a line with an arch. */
  picture?: ReactNode
  className?: string
  children: ReactNode
}

/** The last part of a proposal, where links to its end lead. */
export const ContractEnd = ({
  title,
  isSigning = false,
  picture = <ArchLine />,
  className = 'mt-22',
  children,
}: Props) => (
  <section className={`print:mt-14 ${className}`} aria-labelledby="contract-end">
    {picture}
    <h2
      id="contract-end"
      tabIndex={-1}
      className={`print:break-after-avoid ${
        isSigning ? 'text-title leading-[1.1]' : 'text-t2 leading-[1.25]'
      }`}
    >
      {title}
    </h2>
    {children}
  </section>
)

const ArchLine = () => (
  <svg
    viewBox="0 0 1040 20"
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
    className="mb-10 block h-6 w-full stroke-field-line"
  >
    <path d="M0 19.5H430Q520-18 610 19.5H1040" vectorEffect="non-scaling-stroke" />
  </svg>
)

/** A paragraph at the end of a proposal. */
export const EndText = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <p className={`mt-3 max-w-[58ch] text-body leading-(--lh-body) ${className}`}>{children}</p>
)
