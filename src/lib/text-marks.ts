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
