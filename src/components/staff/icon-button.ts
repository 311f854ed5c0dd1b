/** The classes of a button or link that is an icon alone. Its name is for screen readers. */
export const iconButton =
  'inline-grid size-8 cursor-pointer place-items-center rounded-control border-0 bg-transparent p-0 text-muted hover:bg-hover hover:text-ink max-md:min-h-11 max-md:min-w-11'
