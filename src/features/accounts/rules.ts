/** Who may what, as pure predicates. `collections/access.ts` wraps them for Payload (product.md, access matrix). */

export const roles = ['admin', 'team', 'client'] as const
export type Role = (typeof roles)[number]

/** Whoever acts: the role as the database has it now. Absent when anonymous. */
export type Actor = { id: string; role: Role } | null | undefined

export const isAdmin = (actor: Actor): boolean => actor?.role === 'admin'
export const isStaff = (actor: Actor): boolean => actor?.role === 'admin' || actor?.role === 'team'

/** The fewest characters of a password: 12 for staff, 6 for clients (security.md, rule 11). */
export const passwordMinimum = (role: Role): number => (role === 'client' ? 6 : 12)

/** The name shown for a person: first and last name, else the e-mail. */
export const displayName = (person: { firstName?: string | null; lastName?: string | null; email: string }) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email
