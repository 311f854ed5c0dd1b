/** Checks of an account's role. `collections/access.ts` wraps them as Payload access functions. */

export const roles = ['admin', 'team', 'client'] as const
export type Role = (typeof roles)[number]

/** The account that makes a request, as stored now; null or undefined when anonymous. */
export type Actor =
  | { id: string; role: Role; client?: string | { id: string } | null; deactivatedAt?: string | null }
  | null
  | undefined

/** A deactivated account can sign in, but only sees a notice. */
export const isDeactivated = (actor: Actor): boolean => Boolean(actor?.deactivatedAt)

/** Whether the account is an active admin. */
export const isAdmin = (actor: Actor): boolean => actor?.role === 'admin' && !isDeactivated(actor)

/** Whether the account is an active admin or team member. */
export const isStaff = (actor: Actor): boolean =>
  isAdmin(actor) || (actor?.role === 'team' && !isDeactivated(actor))

/** The id of the client an account belongs to; undefined for staff, unlinked and deactivated accounts. */
export function clientOf(actor: Actor): string | undefined {
  if (actor?.role !== 'client' || isDeactivated(actor)) return undefined
  return (typeof actor.client === 'object' ? actor.client?.id : actor.client) ?? undefined
}
