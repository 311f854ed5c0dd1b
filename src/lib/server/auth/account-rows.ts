import type { Payload, PayloadRequest } from 'payload'

import type { Role } from '@/lib/roles'
import type { Language } from '@/i18n/languages'
import { autocommit, runSql, sql } from '@/lib/server/db/sql'
import { mailboxKey, mailboxSpellings } from '@/lib/server/mailbox'
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
export async function lockEmail(req: PayloadRequest, email: string): Promise<void> {
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext(${`account ${mailboxKey(email)}`}))`)
}

/** Returns the account of a lowercase address, or undefined. */
export async function findAccountByEmail(
  req: PayloadRequest,
  email: string,
): Promise<AccountRow | undefined> {
  const [row] = await runSql<AccountRow>(
    req,
    sql`select id, email, role, language, first_name as name, _verified is not false as verified, client_id as client,
        deactivated_at is not null as deactivated, _verificationtoken as verification
      from users where email = any(${sql.param(mailboxSpellings(email))}::text[])`,
  )
  return row
}

/** Whether staff have invited the owner of the address, who has not set a password yet. */
export const isInvited = ({ verified, client, role }: AccountRow): boolean =>
  !verified && (client !== null || role !== 'client')

type StoredOwner = DeviceOwner & { email: string }

/** Returns what proves that a browser knows the account of a lowercase address (known-device.ts), or undefined. */
export async function findDeviceOwner(payload: Payload, email: string): Promise<StoredOwner | undefined> {
  const query = sql`select id, email, hash from users where email = any(${sql.param(mailboxSpellings(email))}::text[])`
  return (await autocommit<StoredOwner>(payload, query))[0]
}

/** Returns whether the link with that digest can still verify an account. */
export async function isVerificationPending(payload: Payload, digest: string): Promise<boolean> {
  const query = sql`select 1 from users where _verificationtoken = ${digest} and _verified is false`
  return (await autocommit(payload, query)).length > 0
}

/** Returns the role of the account whose password the link with that digest can still set, or undefined. */
export async function findPasswordLinkRole(payload: Payload, digest: string): Promise<Role | undefined> {
  const query = sql`
    select role from users where reset_password_token = ${digest} and reset_password_expiration > now()`
  return (await autocommit<{ role: Role }>(payload, query))[0]?.role
}

/**
 * Links accounts to the client with the same email address: a verified account to that client, or a client to the accounts
 * that have verified its address. Never links an account that is unverified, staff, already linked, or unlinked by an
 * admin: that one needs an invitation.
 */
export async function linkAccountsByEmail(
  req: PayloadRequest,
  { email, user, client }: { email: string; user?: string; client?: string },
): Promise<void> {
  const spellings = sql.param(mailboxSpellings(email))
  await lockEmail(req, email)
  await runSql(
    req,
    sql`
      update users set client_id = clients.id, updated_at = now() from clients
      where (users.id = ${user ?? null} or clients.id = ${client ?? null})
        and clients.email = any(${spellings}::text[]) and lower(users.email) = any(${spellings}::text[])
        and users.client_id is null
        and users.unlinked_at is null and users.role = 'client' and users._verified`,
  )
}
