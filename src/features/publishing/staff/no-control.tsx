/** In the place of a control of Payload that the form has itself. */
export const NoControl = (): null => null
