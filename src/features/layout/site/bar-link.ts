import styles from './bar-link.module.css'

/**
 * The class of a link in a bar. An arch is over the current page; the pointer underlines, so that it does not look like the
 * current page. In a module, because each page loads the scripts that name it.
 */
export const barLink = styles.link as string

/** A link of the main navigation. */
export const navLink = `gap-1.5 whitespace-nowrap before:w-7.5 ${barLink}`
