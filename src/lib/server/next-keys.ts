import { hkdfSync } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'

/** Returns `bytes` that nobody can tell from random ones without the secret; others for each purpose. */
const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, 'puente', purpose, bytes))

/** The keys that Next makes at each build, as each installation of a build needs them for itself. */
export function keysOf(secret: string) {
  return {
    /** Encrypts what a server function closes over: 32 bytes, Base64. */
    actions: derive(secret, 'next server functions', 32).toString('base64'),
    /** What Next reads from preview-props.json. */
    preview: {
      previewModeId: derive(secret, 'next preview id', 16).toString('hex'),
      previewModeSigningKey: derive(secret, 'next preview signature', 32).toString('hex'),
      previewModeEncryptionKey: derive(secret, 'next preview encryption', 32).toString('hex'),
    },
  }
}

/**
 * Gives Next the keys of this installation: a release has none, because whoever downloads it would know them. Next has a
 * variable for one, and reads the others from a file of the build, which is answered here.
 */
export function setNextKeys(folder: string, secret: string): void {
  const { actions, preview } = keysOf(secret)
  // eslint-disable-next-line no-restricted-syntax -- where Next reads it
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = actions
  const file = join(folder, '.next/server/preview-props.json')
  const answer = JSON.stringify(preview)
  const { readFileSync, promises } = fs
  const { readFile } = promises
  Object.assign(fs, {
    readFileSync: (...args: Parameters<typeof readFileSync>) =>
      args[0] === file ? answer : readFileSync(...args),
  })
  Object.assign(promises, {
    readFile: (...args: Parameters<typeof readFile>) =>
      args[0] === file ? Promise.resolve(answer) : readFile(...args),
  })
}
