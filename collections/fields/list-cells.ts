/** Shows a state in lists as a chip. */
export const statusCell = { Cell: '/src/features/layout/staff/list-cells#StatusCell' }

/** Shows a localized title in lists; one that lacks the language of the list, in another. */
export const titleCell = { Cell: '/src/features/publishing/staff/list-cells#TitleCell' }

/** The field of a relationship to documents with localized titles, in forms. */
export const relatedField = { Field: '/src/features/publishing/staff/lazy#RelatedField' }

/** The same with the cell in lists. */
export const relatedTitle = {
  ...relatedField,
  Cell: '/src/features/publishing/staff/list-cells#RelatedTitleCell',
}

/** Shows an account in lists with its initials and name. */
export const personCell = { Cell: '/src/features/accounts/staff/person-cell#PersonCell' }
