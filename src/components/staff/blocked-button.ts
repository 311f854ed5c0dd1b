/** How a button looks that cannot be used yet, for its `className`: opacity alone reads as a paler accent. */
export const blockedButton =
  'aria-disabled:cursor-not-allowed aria-disabled:border-transparent aria-disabled:bg-hover aria-disabled:text-muted aria-disabled:opacity-100'
