/** What the navigation of staff shows. Pure: also runs in browsers. */

/** `list` is the path of Payload's list where `href` is another; the path of each document begins with it. */
export type NavItem = { slug: string; label: string; href: string; list?: string }

/** A number beside an entry: what needs attention there, such as '1,000+', and its label for screen readers. */
export type NavCount = { number: string; label: string; isHot: boolean }
/** Several screens of one kind, folded into one entry. */
export type NavFold = { label: string; items: NavItem[] }
/** `name` is the same in every language. */
export type NavGroup = { name: string; label: string; entries: (NavItem | NavFold)[] }

/** The screens of a group, those in folds included. */
export const itemsOf = ({ entries }: NavGroup): NavItem[] =>
  entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]))
