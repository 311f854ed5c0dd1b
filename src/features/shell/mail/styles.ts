import type { CSSProperties } from 'react'

/** The identity's values, inline: most mail clients drop style sheets. */
export const colours = {
  paper: '#FBF7F0',
  ink: '#1A1B25',
  muted: '#5C5A66',
  line: '#E6DDCF',
  accent: '#B3155E',
  onAccent: '#FFFFFF',
}

const system = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
export const faces = { text: `'Instrument Sans',${system}`, display: `'Bricolage Grotesque',${system}` }

/** A cell of the column, with its space above in px. */
export const cell = (above: number): CSSProperties => ({ padding: `${above}px 24px 0` })

export const body: CSSProperties = { fontSize: 17, lineHeight: '28px', color: colours.ink }
export const small: CSSProperties = { fontSize: 13, lineHeight: '20px', color: colours.muted }
