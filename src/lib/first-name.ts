/** Returns the first word of a name, for buttons and short sentences; '' without a name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? ''
