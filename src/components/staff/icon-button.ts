/** The classes of a control that is an icon alone, but for its color and cursor. Its name is for screen readers. */
export const iconBox = 'icon-box'

/** The classes of a button or link that is an icon alone. */
export const iconButton = `${iconBox} cursor-pointer text-muted`
