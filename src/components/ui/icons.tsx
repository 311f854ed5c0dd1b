type Props = { className?: string }

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** Points right, or left with `back`. */
export const Arrow = ({ back, className }: Props & { back?: boolean }) => (
  <svg viewBox="0 0 12 12" {...stroke} strokeWidth="1.8" className={className}>
    <path d={back ? 'M11 6H1M5 2L1 6l4 4' : 'M1 6h10M7 2l4 4-4 4'} />
  </svg>
)

/** Points down; styles turn it over when what it opens is open. */
export const Chevron = ({ className }: Props) => (
  <svg viewBox="0 0 12 12" {...stroke} strokeWidth="2" className={className}>
    <path d="M2 4.5a4.6 4.6 0 0 0 8 0" />
  </svg>
)

/** Opens the menu on small screens. */
export const Bars = ({ className }: Props) => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="2.2" className={className}>
    <path d="M3 9a9 5 0 0 1 18 0M3 17h18" />
  </svg>
)

export const Cross = ({ className }: Props) => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="2.2" className={className}>
    <path d="M5 5l14 14M19 5L5 19" />
  </svg>
)

export const Search = ({ className }: Props) => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="2.2" className={className}>
    <path d="M10.5 3.5a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM16 16l5 5" />
  </svg>
)

/** The dark theme. */
export const Moon = () => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="1.8">
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />
  </svg>
)

/** The light theme. */
export const Sun = () => (
  <svg viewBox="0 0 24 24" {...stroke} strokeWidth="1.8">
    <path d="M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.800 1.800M17.200 17.200L19 19M19 5l-1.800 1.800M6.800 17.200L5 19" />
  </svg>
)
