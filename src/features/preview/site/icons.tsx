const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

export const Desktop = () => (
  <svg {...stroke}>
    <path d="M3 4.500h18v12H3zM12 16.500V20M8 20h8" />
  </svg>
)

export const Phone = () => (
  <svg {...stroke}>
    <path d="M7.5 2.500h9a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1zM11 18.500h2" />
  </svg>
)

export const ShareIcon = () => (
  <svg {...stroke}>
    <path d="M8.3 10.700l7.4-4.200M8.3 13.300l7.4 4.2" />
    <circle cx="6" cy="12" r="2.6" />
    <circle cx="18" cy="5.2" r="2.6" />
    <circle cx="18" cy="18.8" r="2.6" />
  </svg>
)

export const Pencil = () => (
  <svg {...stroke}>
    <path d="M4 20l1-4.500L16.5 4 20 7.5 8.5 19zM14 6.500l3.5 3.5" />
  </svg>
)
