import { and, inArray, isNull } from 'drizzle-orm'

import { sql } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'

/** Conditions of typed queries on accounts. */

/** Without a stored answer an address counts as verified. */
export const isVerified = sql<boolean>`${users._verified} is not false`

/** The account can sign in. */
export const isActive = and(isNull(users.deactivatedAt), isVerified)

export const isStaffAccount = inArray(users.role, ['admin', 'team'])
