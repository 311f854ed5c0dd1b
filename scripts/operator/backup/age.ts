import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import { childEnv } from '../../../src/env'
import { findProgram } from '../../process/find-program'
import { minimalEnv } from '../../process/minimal-env'
import { UserError } from '../../process/user-error.mjs'

/** How every file that age has encrypted begins. */
const MAGIC = Buffer.from('age-encryption.org/v1')

function requireAge(): string {
  const age = findProgram('age')
  if (age) return age
  throw new UserError(
    'The program age, which encrypts backups, is not installed. Install the package age (https://age-encryption.org).',
  )
}

const firstLine = (output: string) => output.trim().split('\n')[0] ?? ''

/** Passes bytes through age, with an environment that has none of our secrets. Throws a UserError when age fails. */
async function* throughAge(
  input: AsyncIterable<Buffer>,
  args: string[],
  failure: string,
): AsyncGenerator<Buffer> {
  const child = spawn(requireAge(), args, { env: minimalEnv() })
  const complaint = text(child.stderr)
  const exit = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  const sent = pipeline(input, child.stdin).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  )
  try {
    yield* child.stdout
    const [error, code] = await Promise.all([sent, exit])
    // When age fails it closes its input, and says why itself. Any other error is that of the input.
    if (error && error.code !== 'EPIPE') throw error
    if (code !== 0) throw new UserError(`${failure}: ${firstLine(await complaint)}`)
  } finally {
    child.kill()
  }
}

/** Throws a UserError if age is missing or does not accept a recipient, such as `age1...` or an SSH key. */
export function checkRecipient(recipient: string): void {
  const { status, stderr } = spawnSync(requireAge(), ['-r', recipient], { input: '', encoding: 'utf8' })
  if (status !== 0)
    throw new UserError(`age does not accept the recipient ${recipient}: ${firstLine(stderr)}`)
}

export const encrypted = (archive: AsyncIterable<Buffer>, recipient: string) =>
  throughAge(archive, ['-r', recipient], 'age could not encrypt the backup')

/** Returns an archive as it was before encryption. `identity` is the file with the key, which an open archive doesn't need. */
export async function* decrypted(
  archive: AsyncIterable<Buffer>,
  identity: string | undefined,
): AsyncGenerator<Buffer> {
  const iterator = archive[Symbol.asyncIterator]()
  const { value: first = Buffer.alloc(0) } = (await iterator.next()) as { value?: Buffer }
  async function* whole() {
    yield first
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  if (!first.subarray(0, MAGIC.length).equals(MAGIC)) return yield* whole()
  if (!identity)
    throw new UserError('The archive is encrypted: pass the file with your age key, --identity key.txt')
  if (!existsSync(identity)) throw new UserError(`There is no file ${identity}, the age key of --identity.`)
  yield* throughAge(whole(), ['--decrypt', '-i', identity], 'age could not decrypt the archive')
}
