/** Returns a text with a space in place of each line break and the spaces around it. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
