import type { ReactNode } from 'react'

export type Tint = 'blue' | 'yellow' | 'green' | 'purple' | 'emerald' | 'red' | 'orange' | 'grey'
export type Glyph = 'ring' | 'half' | 'check' | 'dash' | 'alert' | 'low' | 'medium' | 'high'

/** Drawn on 12 by 12, in the colour of the words. */
const glyphs: Record<Glyph, ReactNode> = {
  ring: <circle cx="6" cy="6" r="4.2" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.2" />
      <path d="M6 1.8a4.2 4.2 0 0 1 0 8.4z" fill="currentColor" stroke="none" />
    </>
  ),
  check: <path d="m2 6.5 2.7 2.7L10 3.5" />,
  dash: <path d="M2.5 6h7" />,
  alert: <path d="M6 1.8v5M6 10v.1" />,
  low: <path d="M2.5 10V8" />,
  medium: <path d="M2.5 10V8M6 10V5.5" />,
  high: <path d="M2.5 10V8M6 10V5.5M9.5 10V3" />,
}

/** A state: a soft ground, a glyph and a word, never colour alone. */
export function Chip({ tint, glyph, children }: { tint: Tint; glyph: Glyph; children: ReactNode }) {
  return (
    <span className={`chip tint-${tint}`}>
      <svg
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {glyphs[glyph]}
      </svg>
      {children}
    </span>
  )
}
