import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import { digestOf } from '@/lib/server/auth/email-link'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import type { Context } from '@/lib/server/http/authorize'
import { announce } from '@/lib/server/live/announce'
import { availabilities } from '@/payload-tables'
import { lockAvailability } from './own-availability'

/** 256 random bits. */
const SECRET_BYTES = 32

/** Returns the address of a calendar feed by its secret. */
const feedAddress = (secret: string): string => new URL(`/api/calendar/${secret}.ics`, env.SITE_URL).href

/**
 * Makes a new address for the calendar feed of a person: one's own, or as an admin anyone's. It is returned this once; the database
 * keeps a digest, and the address before stops working. Throws AppError 'not_found' before the availability was saved.
 */
export async function renewFeed({ req }: Context, { user }: { user: string }): Promise<{ address: string }> {
  return inTransaction(req, async () => {
    const availability = await lockAvailability(req, user)
    if (!availability) throw new AppError('not_found')
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const db = await databaseOf(req)
    await db
      .update(availabilities)
      .set({ feedDigest: digestOf(secret) })
      .where(eq(availabilities.id, availability.id))
    await announce(req, 'users', user)
    return { address: feedAddress(secret) }
  })
}
