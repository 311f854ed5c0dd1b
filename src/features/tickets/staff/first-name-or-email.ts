/** Returns the first word of a name, for buttons and short sentences; an email address stays whole. */
export const firstNameOrEmail = (name: string): string => (name.trim().split(/\s+/)[0] ?? '') || name
