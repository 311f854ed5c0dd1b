/** Whether a value of a form has no text. */
export const isTextEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === ''
