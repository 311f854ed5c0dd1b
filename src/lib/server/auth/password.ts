import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const pbkdf2Async = promisify(pbkdf2)

/** Payload's own parameters and prefix (payload/dist/auth/strategies/local). */
const parameters = { iterations: 600_000, keyLength: 32 }
const prefix = 'pbkdf2-sha256-v1:'

const hashPassword = (password: string, salt: string | Buffer) =>
  pbkdf2Async(password, salt, parameters.iterations, parameters.keyLength, 'sha256')

/** Takes as long as checking a password, for an account that does not exist. */
export async function simulatePasswordCheck(password: string): Promise<void> {
  await hashPassword(password, randomBytes(32))
}

/** Returns whether the password is that of the stored hash. */
export async function verifyPassword(
  password: string,
  { hash, salt }: { hash: string | null; salt: string | null },
): Promise<boolean> {
  if (!hash?.startsWith(prefix) || !salt) return false
  const given = await hashPassword(password, salt)
  const expected = Buffer.from(hash.replace(prefix, ''), 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Returns a random password that nobody knows, for an account whose owner has yet to choose one. */
export const unusablePassword = (): string => randomBytes(32).toString('base64url')
