/** Shows a state in lists as a chip. Its colors: src/features/layout/staff/status-styles.ts. */
export const statusCell = { Cell: '/src/features/layout/staff/status-cell#StatusCell' }

/** Shows a localized title in lists; one that lacks the language of the list, in another. */
export const titleCell = { Cell: '/src/features/publishing/staff/title-cell#TitleCell' }

/** The same for the document that a relationship refers to. */
export const relatedTitleCell = { Cell: '/src/features/publishing/staff/title-cell#RelatedTitleCell' }
