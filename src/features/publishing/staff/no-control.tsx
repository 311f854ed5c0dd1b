/** Replaces a Payload control for which the form has its own. */
export const NoControl = (): null => null
