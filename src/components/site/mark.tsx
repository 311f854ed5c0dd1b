import { mark } from '@/lib/art/mark'

/** The logo: an arch under a tilde. */
export function Mark({ size = 31 }: { size?: number }) {
  return (
    <svg viewBox={`0 0 ${mark.size} ${mark.size}`} width={size} height={size} aria-hidden="true">
      <path className="mark-letter" d={mark.letter} />
      <path className="mark-tilde" d={mark.tilde} />
    </svg>
  )
}
