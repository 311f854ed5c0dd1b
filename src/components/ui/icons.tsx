type Props = { className?: string }

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** Points on; with `back`, to where one came from. */
export const Arrow = ({ back }: { back?: boolean }) => (
  <svg viewBox="0 0 12 12" {...stroke} strokeWidth="1.8" className={back ? 'back' : undefined}>
    <path d={back ? 'M11 6H1M5 2L1 6l4 4' : 'M1 6h10M7 2l4 4-4 4'} />
  </svg>
)

/** A small bowl: something opens below; turned over, it is open. */
export const Bowl = ({ className }: Props) => (
  <svg viewBox="0 0 12 12" {...stroke} strokeWidth="2" className={className}>
    <path d="M2 4.5a4.6 4.6 0 0 0 8 0" />
  </svg>
)

/** An arch over a line: the menu of a phone. */
export const Bars = () => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="2.2">
    <path d="M3 9a9 5 0 0 1 18 0M3 17h18" />
  </svg>
)

export const Cross = () => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="2.2">
    <path d="M5 5l14 14M19 5L5 19" />
  </svg>
)

/** A disc and its pier, leaning: a looking glass. */
export const Search = () => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="2.2">
    <path d="M10.5 3.5a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16 16l5 5" />
  </svg>
)
