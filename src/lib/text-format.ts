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
