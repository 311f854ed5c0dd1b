/** The bits of a text's format in a Lexical document. */
export const textFormat = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
} as const

/** Returns whether a format, which is untrusted, has one of the bits. */
export const hasFormat = (format: unknown, bits: number): boolean => (Number(format) & bits) !== 0

/** The marks of a text beyond bold and italic. They are stored as names and drawn by the classes of text-marks.css. */
export const textMarks = {
  color: ['pink', 'blue', 'green', 'ochre', 'red', 'gray'],
  background: ['maiz', 'rosa', 'sky', 'mint', 'sand'],
  lang: ['en', 'es'],
} as const

export type TextMark = keyof typeof textMarks

export const textMarkNames = Object.keys(textMarks) as TextMark[]

/** Whether a text may have that state. */
export const isTextState = (key: string, value: unknown): boolean =>
  Object.hasOwn(textMarks, key) && (textMarks[key as TextMark] as readonly unknown[]).includes(value)

/** Returns the valid marks of a stored state. */
export function textMarksOf(state: unknown): Partial<Record<TextMark, string>> {
  if (typeof state !== 'object' || state === null) return {}
  return Object.fromEntries(Object.entries(state).filter(([key, value]) => isTextState(key, value)))
}

/** The classes that draw color and background. */
export const textMarkClasses = ({ color, background }: Partial<Record<TextMark, string>>): string[] => [
  ...(color ? [`text-mark-${color}`] : []),
  ...(background ? [`text-ground-${background}`] : []),
]
