/** The classes of a small link beside words, or of a button that looks like one. */
export const linkClass =
  'inline-flex flex-none items-center text-note font-medium whitespace-nowrap text-link underline decoration-current/40 decoration-1 underline-offset-3 hover:decoration-current touch:min-h-11'
