/**
 * Values of styles/tokens.css and mark-tokens.css for what no style sheet reaches: emails, PDFs, pictures for sharing, and the
 * browser's own frame. tests/unit/colors.test.ts compares them.
 */
export const light = {
  ground: '#fbf7f0',
  ink: '#1a1b25',
  muted: '#5c5a66',
  line: '#d9d0c1',
  accent: '#b3155e',
  'accent-fill': '#b3155e',
  'on-accent': '#ffffff',
  link: '#1d4a8f',
  deck: '#1a1b25',
}

export const dark: Record<keyof typeof light, string> = {
  ground: '#14151d',
  ink: '#f3efe7',
  muted: '#a9a6b3',
  line: '#343646',
  accent: '#f27aae',
  'accent-fill': '#c4266f',
  'on-accent': '#ffffff',
  link: '#9dbdf2',
  deck: '#3a3d54',
}

/** Of marked words in a text, by the names of text-marks.ts. Paper is light. */
export const marks: Record<string, string> = {
  pink: '#b3155e',
  blue: '#1d4a8f',
  green: '#0f5c41',
  ochre: '#704400',
  red: '#8d1b1b',
  gray: '#5c5a66',
}
export const markGrounds: Record<string, string> = {
  maiz: '#fbe3a8',
  rosa: '#f8dde4',
  sky: '#dce7f5',
  mint: '#d3efe2',
  sand: '#efe6d5',
}
