import { clientOf, isAdmin, isDeactivated, isStaff, type Actor, type Role } from '@/lib/roles'

/**
 * What an account can see in the portal. `suspended` means that its client is suspended, `deactivated` that the account is
 * deactivated.
 */
export type PortalStatus = 'staff' | 'client' | 'no_client' | 'suspended' | 'deactivated'

/** Returns what an account can see in the portal. `client` is the client that it is linked to, if any. */
export function portalStatusOf(
  user: NonNullable<Actor>,
  client: { status?: string | null } | null | undefined,
): PortalStatus {
  if (isDeactivated(user)) return 'deactivated'
  if (isStaff(user)) return 'staff'
  if (!clientOf(user) || !client) return 'no_client'
  return client.status === 'suspended' ? 'suspended' : 'client'
}

/** Whether a user is signed in for the first time. `_sid` is the session of the request. */
export const isFirstSession = (user: { _sid?: string | null; firstSession?: string | null }): boolean =>
  Boolean(user.firstSession) && user.firstSession === user._sid

/** The minimum length of a password in characters: 12 for staff, 6 for clients. */
export const minPasswordLength = (role: Role): number => (role === 'client' ? 6 : 12)

/** Returns what is wrong with the length of a new password, or undefined. The server also rejects common ones. */
export function passwordError(password: string, role: Role): 'required' | 'too_short' | undefined {
  if (password === '') return 'required'
  return password.length < minPasswordLength(role) ? 'too_short' : undefined
}

/** The maximum characters of the text fields of an account. */
export const accountLimits = { name: 100, company: 200, phone: 50, email: 254, password: 200 }

/** The page that opens after sign-in when no other was requested: the admin for staff, else the dashboard. */
export const homePathOf = (role: Role): '/admin' | '/dashboard' =>
  role === 'client' ? '/dashboard' : '/admin'

type ProposalParties = { owner?: string | null; client: string }

/** Whether the user can open the page of a proposal: admins, its owner among the team, and its client. */
export function canOpenProposal(actor: Actor, { owner, client }: ProposalParties): boolean {
  if (isStaff(actor)) return isAdmin(actor) || owner === actor?.id
  return clientOf(actor) === client
}
