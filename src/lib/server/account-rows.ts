import type { Payload, PayloadRequest } from 'payload'

import type { Role } from '@/features/accounts/rules'
import type { Language } from '@/i18n/languages'
import { autocommit, sql, statement } from './db'

/** What decides about an account when somebody asks by its address. */
export type AccountRow = {
  id: string
  email: string
  role: Role
  language: Language
  name: string | null
  verified: boolean
  client: string | null
  /** The digest of the link that proves its address, while one was sent. */
  verification: string | null
}

/**
 * One at a time decides about an address: until the end of the transaction nobody else does. Always before the row of
 * the account is written or held: two that begin at different ends would wait for each other.
 */
export async function lockAddress(req: PayloadRequest, email: string): Promise<void> {
  await sql(req, statement`select pg_advisory_xact_lock(hashtext(${`account ${email}`}))`)
}

/** The account of an address, written in lower case; undefined when there is none. */
export async function accountOf(req: PayloadRequest, email: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow>(
    req,
    statement`select id, email, role, language, first_name as name, _verified is not false as verified, client_id as client,
        _verificationtoken as verification
      from users where email = ${email}`,
  )
  return row
}

/** Whether some account still waits for the link of that digest. */
export async function isAwaited(payload: Payload, digest: string): Promise<boolean> {
  const query = statement`select 1 from users where _verificationtoken = ${digest} and _verified is false`
  return (await autocommit(payload, query)).length > 0
}

/**
 * Links accounts with the client of their address: a verified sign-up to the client that has it, and to a client the
 * accounts that have verified its address; never one that is unverified, staff's, or linked already (product.md).
 */
export async function linkByAddress(
  req: PayloadRequest,
  { email, user, client }: { email: string; user?: string; client?: string },
): Promise<void> {
  await lockAddress(req, email.toLowerCase())
  await sql(
    req,
    statement`
      update users set client_id = clients.id, updated_at = now() from clients
      where (users.id = ${user ?? null} or clients.id = ${client ?? null})
        and clients.email = lower(users.email) and users.client_id is null
        and users.role = 'client' and users._verified`,
  )
}
