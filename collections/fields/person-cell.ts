/** Shows an account in lists with its initials and name. */
export const personCell = { Cell: '/src/features/accounts/staff/person-cell#PersonCell' }
