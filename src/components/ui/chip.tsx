import type { ReactNode } from 'react'

const tints = {
  blue: 'bg-blue-ground text-blue-text',
  yellow: 'bg-yellow-ground text-yellow-text',
  green: 'bg-green-ground text-green-text',
  purple: 'bg-purple-ground text-purple-text',
  emerald: 'bg-emerald-ground text-emerald-text',
  red: 'bg-red-ground text-red-text',
  orange: 'bg-orange-ground text-orange-text',
  gray: 'bg-gray-ground text-gray-text',
} as const

export type Tint = keyof typeof tints
export type Glyph =
  'ring' | 'half' | 'check' | 'dash' | 'pen' | 'alert' | 'low' | 'medium' | 'high' | 'dot' | 'mail' | 'clock'

/** In a 12 by 12 box, in the color of the text. */
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
  pen: <path d="M2 10 3 7l5.5-5.5 2 2L5 9Z" />,
  alert: <path d="M6 1.8v5M6 10v.1" />,
  low: <path d="M2.5 10V8" />,
  medium: <path d="M2.5 10V8M6 10V5.5" />,
  high: <path d="M2.5 10V8M6 10V5.5M9.5 10V3" />,
  dot: <circle cx="6" cy="6" r="2.8" fill="currentColor" />,
  clock: (
    <>
      <circle cx="6" cy="6" r="4.4" />
      <path d="M6 3.6V6l1.7 1.1" />
    </>
  ),
  mail: <path d="M1.5 3h9v6.5h-9zM2 3.5l4 3 4-3" />,
}

/** The glyph of a state alone, for a control that looks like a chip. */
export const ChipGlyph = ({ glyph, className = '' }: { glyph: Glyph; className?: string }) => (
  <svg
    viewBox="0 0 12 12"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`size-3 flex-none ${className}`}
    aria-hidden="true"
  >
    {glyphs[glyph]}
  </svg>
)

/** Returns the classes of the colors of a state. */
export const tintClass = (tint: Tint): string => tints[tint]

const chip =
  'inline-flex min-h-6 items-center gap-1.5 rounded-control py-0.5 pr-2 pl-1.5 text-note leading-normal whitespace-nowrap'

/** Returns the classes of a chip; without a tint, of one that says that nothing is there yet. */
export const chipClass = (tint?: Tint): string =>
  `${chip} ${tint ? `font-strong ${tints[tint]}` : 'font-medium text-muted inset-ring inset-ring-edge'}`

/** A state: a word and a glyph on a tint, so that it does not rely on color alone. */
export const Chip = ({ tint, glyph, children }: { tint: Tint; glyph: Glyph; children: ReactNode }) => (
  <span className={chipClass(tint)}>
    <ChipGlyph glyph={glyph} />
    {children}
  </span>
)
