/** Where a page of the list stands, without its language. */
export const listPath = (page: number): string => (page === 1 ? '/resources' : `/resources/page/${page}`)
