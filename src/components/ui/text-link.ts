/** The classes of a link within a text. */
export const textLink = 'text-link underline decoration-1 underline-offset-3 hover:decoration-2'

/** The classes of a button that looks like a link. */
export const linkButton =
  'inline-flex min-h-10 items-center text-caption font-strong underline decoration-1 underline-offset-4 aria-disabled:cursor-progress aria-disabled:opacity-75'
