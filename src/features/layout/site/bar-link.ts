/**
 * The class of a link in a bar. An arch is over the current page; the pointer underlines, so that it does not look like the
 * current page. Its rules are in styles/header.css.
 */
export const barLink = 'bar-link'

/** A link of the main navigation. */
export const navLink = `gap-1.5 whitespace-nowrap before:w-7.5 ${barLink}`
