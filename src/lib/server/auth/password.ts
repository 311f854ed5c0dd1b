import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

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

/** How many guesses a random password of six characters takes, the minimum length for clients. */
const MIN_GUESSES = 1_000_000

/** Later characters hardly change the result, and the time of a check grows with the length. */
const MAX_CHECKED_CHARACTERS = 40

/** Common choices in Mexico and Peru that zxcvbn's dictionaries rank as rare, and the product's name. */
const LOCAL_WORDS = [
  'contraseña',
  'contrasena',
  'bienvenido',
  'administrador',
  'secreto',
  'teamo',
  'futbol',
  'fútbol',
  'princesa',
  'america',
  'américa',
  'amigo',
  'hola',
  'puente',
]

let zxcvbn: Promise<ZxcvbnFactory> | undefined

/** Loads zxcvbn. Its dictionaries take 60 MB of memory, so that happens at the first new password. */
async function loadZxcvbn(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const dictionary = {
    passwords: common.dictionary['passwords-common'],
    english: english.dictionary['commonWords-en'],
    spanish: spanish.dictionary['commonWords-es-es'],
    local: LOCAL_WORDS,
  }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

/** Returns whether a password is among the first that an attacker would try: common ones, words with digits, sequences. */
export async function isCommonPassword(password: string): Promise<boolean> {
  zxcvbn ??= loadZxcvbn()
  return (await zxcvbn).check(password.slice(0, MAX_CHECKED_CHARACTERS)).guesses < MIN_GUESSES
}
