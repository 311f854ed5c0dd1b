/** The classes of the link that names a row of a board and opens it. */
export const rowTitle = 'font-semibold wrap-anywhere text-ink no-underline hover:underline'
