/** The classes of a link within a text. */
export const textLink = 'text-link underline decoration-1 underline-offset-3 hover:decoration-2'
