import type { CSSProperties, ReactNode } from 'react'

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

/**
 * The brand's mark, 84 x 84 px, in a red that works in both color schemes. It is attached to the email: email clients
 * hide remote pictures, which would also tell the sender when the email was opened.
 */
export const mark = {
  cid: 'mark@puente',
  filename: 'puente.png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAFQAAABUBAMAAADuRQ3yAAAAMFBMVEVMaXHHImvHH23IH2zIH23IH23IH23IH23IH23JIGzIH2zIH2zIH23IH23IH2zIIG2nhjYgAAAAD3RSTlMAJYDM9Q06orcc4FJkkHaaVgFzAAAACXBIWXMAAAsTAAALEwEAmpwYAAACHUlEQVRIx+2WTShEURTH7yxmeL6aUiwkFqwplIVSJEXMFOVjY5SykFj4WEiUFBvzNkopEbM2C4UNSmxZKVI2SrEQM3j5OmbmvTvv3vvOwZKaszv/93v33jnnf88bxr6Pwrkz9rvI8QEME8+6FqX0BABeUHCwEqD+Uk/mrtiiAAEn6L6FRBhHXGlL5KdO9BqsiJZaylQinXaQuQAKmwY46vGBwJ7HFC1oJsUqugVSLPQWjFiv6QqZ6QMiPtVF+ygSyhVS26TIqFdB08lFn9X9T0j0QN3f+lHG8cCFTL47HGTqkfi5+qWThhl+1NlEki+gawxHDSuz2Tq/AzW7HeLpSq1JtuhOU3lANqbrJlbn1wk/Zuq4Mx4l8+b1+vGL0olbGI2d9TH2N0LbG5+pnrzTfwTd25YbiUoJ9R2xe9oY+JYMilaJhGnSFZQNaHhJtES1dStFLjmvwDxxUOQmvuI/bQu7Wc0YmYnfQqwKxMxAlvUQgyjqPG03NQdC6DVAw1DJLPj1eOmmUfUEVzT6gc8sM5o2pBrILs8WHjXuMrYs+Fa5ye2gzB634LIGYrxGrO20WmJu2voolzrstyX7YwW3m6KjDaiyxTa0CWlJNaBOx3iI/wgyuCh9+6e4uiqIPVx8ENEirj4J4hD2vr2XuMA+2phkC9+wDoRRY4o9uEcKIJRA/HaXcdGLNuYxhabQFPpP0cMKK6QvhMbVGvbf4gugDlWrtztaIgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

type Props = { children: ReactNode; className?: string; style?: CSSProperties }

/** A layout table: the only layout that all email clients support. */
export const Table = ({ children, ...rest }: Props) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...rest}>
    <tbody>{children}</tbody>
  </table>
)
