/** The classes of a control that is an icon alone, but for its color and cursor. Its name is for screen readers. */
export const iconBox =
  'inline-grid size-8 place-items-center rounded-control border-0 bg-transparent p-0 hover:bg-hover hover:text-ink max-md:min-h-11 max-md:min-w-11'

/** The classes of a button or link that is an icon alone. */
export const iconButton = `${iconBox} cursor-pointer text-muted`
