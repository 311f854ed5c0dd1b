import type { CSSProperties } from 'react'

/** The brand's colors and fonts for inline styles: most email clients drop style sheets. */
export const colors = {
  paper: '#FBF7F0',
  ink: '#1A1B25',
  muted: '#5C5A66',
  line: '#E6DDCF',
  accent: '#B3155E',
  onAccent: '#FFFFFF',
}

const systemFonts = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
export const fonts = {
  text: `'Instrument Sans',${systemFonts}`,
  display: `'Bricolage Grotesque',${systemFonts}`,
}

/** A cell of the column. `spaceAbove` in px. */
export const cell = (spaceAbove: number): CSSProperties => ({ padding: `${spaceAbove}px 24px 0` })

export const body: CSSProperties = { fontSize: 17, lineHeight: '28px', color: colors.ink }
export const small: CSSProperties = { fontSize: 13, lineHeight: '20px', color: colors.muted }
