/** The mark: an arch under one stroke, n becomes ñ. */
export function Mark({ size = 31 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <path className="mark-letter" d="M5 38V27a15 15 0 0 1 30 0v11h-8.4V27a6.6 6.6 0 0 0-13.2 0v11z" />
      <path className="mark-tilde" d="M9 8.2c3.4-5.4 7.6-4.6 11-2.7s7.6 2.7 11-2.7" />
    </svg>
  )
}
