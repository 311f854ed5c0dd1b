import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import type { Role } from '@/lib/roles'
import type { Language } from '@/i18n/languages'
import { autocommitDatabase, databaseOf, sql, lower, lockName } from '@/lib/server/db/sql'
import { mailboxKey, mailboxSpellings } from '@/lib/server/mailbox'
import { clients, users } from '@/payload-tables'
import type { DeviceOwner } from './known-device'

/** The columns that decide what the owner of an email address may do. */
export type AccountRow = {
  id: string
  email: string
  role: Role
  language: Language
  name: string | null
  verified: boolean
  client: string | null
  /** Staff took its access away: it gets no links. */
  deactivated: boolean
  /** The digest of the pending verification link. */
  verification: string | null
}

/**
 * Locks an email address until the end of the transaction, so that requests about it run one after the other. Take this
 * lock before that of the account's row: the opposite order deadlocks.
 */
export const lockEmail = (req: PayloadRequest, email: string): Promise<void> =>
  lockName(req, `account ${mailboxKey(email)}`)

const hasEmail = (email: string) => inArray(users.email, mailboxSpellings(email))

/** Returns the account of a lowercase address, or undefined. */
export async function findAccountByEmail(
  req: PayloadRequest,
  email: string,
): Promise<AccountRow | undefined> {
  const db = await databaseOf(req)
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      language: users.language,
      name: users.firstName,
      verified: isVerified,
      client: users.client,
      deactivated: sql<boolean>`${users.deactivatedAt} is not null`,
      verification: users._verificationToken,
    })
    .from(users)
    .where(hasEmail(email))
  return row
}

/** Whether staff have invited the owner of the address, who has not set a password yet. */
export const isInvited = ({ verified, client, role }: AccountRow): boolean =>
  !verified && (client !== null || role !== 'client')

type StoredOwner = DeviceOwner & { email: string }

/** Returns what proves that a browser knows the account of a lowercase address (known-device.ts), or undefined. */
export async function findDeviceOwner(payload: Payload, email: string): Promise<StoredOwner | undefined> {
  const { id, hash } = users
  const [owner] = await autocommitDatabase(payload)
    .select({ id, email: users.email, hash })
    .from(users)
    .where(hasEmail(email))
  return owner
}

/** Returns whether the link with that digest can still verify an account. */
export async function isVerificationPending(payload: Payload, digest: string): Promise<boolean> {
  const pending = await autocommitDatabase(payload)
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users._verificationToken, digest), eq(users._verified, false)))
  return pending.length > 0
}

/** The condition that the link with that digest can still set the password of the account. */
export const hasPasswordLink = (digest: string) =>
  and(eq(users.resetPasswordToken, digest), gt(users.resetPasswordExpiration, sql`now()`))

/** Returns the role of the account whose password the link with that digest can still set, or undefined. */
export async function findPasswordLinkRole(payload: Payload, digest: string): Promise<Role | undefined> {
  const [owner] = await autocommitDatabase(payload)
    .select({ role: users.role })
    .from(users)
    .where(hasPasswordLink(digest))
  return owner?.role
}

/**
 * Links accounts to the client with the same email address: a verified account to that client, or a client to the accounts
 * that have verified its address. Never links an account that is unverified, staff, already linked, or unlinked by an
 * admin: that one needs an invitation.
 */
export async function linkAccountsByEmail(
  req: PayloadRequest,
  { email, ...known }: { email: string } & ({ user: string } | { client: string }),
): Promise<void> {
  const spellings = mailboxSpellings(email)
  await lockEmail(req, email)
  const db = await databaseOf(req)
  await db
    .update(users)
    .set({ client: clients.id, updatedAt: sql`now()` })
    .from(clients)
    .where(
      and(
        'user' in known ? eq(users.id, known.user) : eq(clients.id, known.client),
        inArray(clients.email, spellings),
        inArray(lower(users.email), spellings),
        isNull(users.client),
        isNull(users.unlinkedAt),
        eq(users.role, 'client'),
        eq(users._verified, true),
      ),
    )
}

/** Conditions of typed queries on accounts. */

/** Without a stored answer an address counts as verified. */
export const isVerified = sql<boolean>`${users._verified} is not false`

/** The account can sign in. */
export const isActive = and(isNull(users.deactivatedAt), isVerified)

export const isStaffAccount = inArray(users.role, ['admin', 'team'])

/**
 * Returns the ids of the admins who can sign in. Serialized until the transaction ends: two admins who demote each other at
 * once would each still see the other as admin. Lock the row of the account before: the opposite order deadlocks.
 */
export async function lockActiveAdmins(req: PayloadRequest): Promise<string[]> {
  await lockName(req, 'the last admin')
  const db = await databaseOf(req)
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isActive))
  return admins.map(({ id }) => id)
}
