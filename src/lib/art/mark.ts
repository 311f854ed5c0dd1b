/** The logo: an arch under one stroke, n becomes ñ. On a 40 x 40 grid, without colors. */
export const mark = {
  size: 40,
  /** Filled with the ink of the text. */
  letter: 'M5 38V27a15 15 0 0 1 30 0v11h-8.4V27a6.6 6.6 0 0 0-13.2 0v11z',
  /** Stroked with the accent, round ends. */
  tilde: 'M9 8.2c3.4-5.4 7.6-4.6 11-2.7s7.6 2.7 11-2.7',
  tildeWidth: 4.6,
} as const
