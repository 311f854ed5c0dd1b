import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(pbkdf2)

/** Payload's own cost and form of a password (payload/dist/auth/strategies/local). */
const cost = { iterations: 600_000, keyLength: 32 }
const form = 'pbkdf2-sha256-v1:'

const hashed = (password: string, salt: string | Buffer) =>
  hash(password, salt, cost.iterations, cost.keyLength, 'sha256')

/** The work of checking a password, where there is none to check (security.md, L10). */
export async function pretendToCheck(password: string): Promise<void> {
  await hashed(password, randomBytes(32))
}

/** Whether it is the password whose hash an account keeps. */
export async function isPassword(password: string, kept: { hash: string; salt: string }): Promise<boolean> {
  const [mine, theirs] = [await hashed(password, kept.salt), Buffer.from(kept.hash.replace(form, ''), 'hex')]
  return kept.hash.startsWith(form) && mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

/** A password that nobody knows: the account waits for its owner to choose one. */
export const nobodysPassword = (): string => randomBytes(32).toString('base64url')
