import { mark } from '@/lib/art/mark'

/** Heavier than in files and on paper. */
const TILDE_WIDTH = 5.4

/** The logo: an arch in the color of the text, under a tilde. */
export function Mark({ size = 31, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      width={size}
      height={size}
      aria-hidden="true"
      className={className}
    >
      <path d={mark.letter} fill="currentColor" />
      <path
        d={mark.tilde}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={TILDE_WIDTH}
        strokeLinecap="round"
      />
    </svg>
  )
}
