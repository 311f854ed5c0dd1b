/** Who may what, as pure predicates. `collections/access.ts` wraps them for Payload (product.md, access matrix). */

export const roles = ['admin', 'team', 'client'] as const
export type Role = (typeof roles)[number]

/** Whoever acts: the account as the database has it now. Absent when anonymous. */
export type Actor =
  | { id: string; role: Role; client?: string | { id: string } | null; deactivatedAt?: string | null }
  | null
  | undefined

/** An account that was ended may sign in, and is told so; it may do nothing else. */
export const isEnded = (actor: Actor): boolean => Boolean(actor?.deactivatedAt)

export const isAdmin = (actor: Actor): boolean => actor?.role === 'admin' && !isEnded(actor)
export const isStaff = (actor: Actor): boolean =>
  isAdmin(actor) || (actor?.role === 'team' && !isEnded(actor))

/** The client for whom somebody acts: none for staff, for an account without one, and for one that was ended. */
export function clientOf(actor: Actor): string | undefined {
  if (actor?.role !== 'client' || isEnded(actor)) return undefined
  return (typeof actor.client === 'object' ? actor.client?.id : actor.client) ?? undefined
}

/** Where somebody stands in the portal: what its pages show, and whether they show anything. */
export const standings = ['staff', 'client', 'no_client', 'suspended', 'ended'] as const
export type Standing = (typeof standings)[number]

/** The standing of an account, `client` being the client that it belongs to, as the database has both now. */
export function standingOf(
  user: NonNullable<Actor>,
  client: { status?: string | null } | null | undefined,
): Standing {
  if (isEnded(user)) return 'ended'
  if (isStaff(user)) return 'staff'
  if (!clientOf(user) || !client) return 'no_client'
  return client.status === 'suspended' ? 'suspended' : 'client'
}

/** The fewest characters of a password: 12 for staff, 6 for clients (security.md, rule 11). */
export const passwordMinimum = (role: Role): number => (role === 'client' ? 6 : 12)

/** What most people begin a bad password with (security.md, rule 11). */
const commonStems = new Set(
  'password passw0rd contraseña contrasena qwerty qwertyuiop asdfgh zxcvbn letmein welcome bienvenido admin administrator iloveyou teamo monkey dragon football futbol sunshine princess princesa master shadow superman batman login abc abcd secret secreto puente america hola amigo charlie michael jesus'.split(
    ' ',
  ),
)

/** Whether many people would think of it: a common word with digits around it, one word twice, a run, or one letter. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const stem = plain.replace(/^[\d\W_]+|[\d\W_]+$/gu, '')
  const half = stem.slice(0, stem.length / 2)
  if (stem === '') return new Set(plain).size < 8 || '0123456789012345678909876543210'.includes(plain)
  return commonStems.has(stem) || (stem === half + half && commonStems.has(half)) || new Set(plain).size < 4
}

/** What is wrong with a new password of somebody with that role; undefined when it may be used. */
export function passwordFault(password: string, role: Role): 'required' | 'too_short' | 'common' | undefined {
  if (password === '') return 'required'
  if (password.length < passwordMinimum(role)) return 'too_short'
  return isCommonPassword(password) ? 'common' : undefined
}

/** The longest value of each text field of an account, in characters. */
export const accountLimits = { name: 100, company: 200, phone: 50, email: 254, password: 200 }

/** Where somebody works who has signed in and asked for no page: staff in the admin, everybody else in the portal. */
export const homeOf = (role: Role): '/admin' | '/dashboard' => (role === 'client' ? '/dashboard' : '/admin')

/** The name shown for a person: first and last name, else the e-mail. */
export const displayName = (person: { firstName?: string | null; lastName?: string | null; email: string }) =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email

type Papers = { owner?: string | null; client: string }

/** Who opens the page of a proposal: an admin, the one of the team who owns it, and its client (product.md). */
export function mayOpenProposal(actor: Actor, { owner, client }: Papers): boolean {
  if (isStaff(actor)) return isAdmin(actor) || owner === actor?.id
  return clientOf(actor) === client
}
