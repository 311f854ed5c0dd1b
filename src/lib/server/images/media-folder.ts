import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'

import { env } from '@/env'

/** Creates the folder of uploaded pictures. Throws one sentence that names the variable when it cannot be written. */
export async function openMediaFolder(folder = env.MEDIA_DIR): Promise<void> {
  const path = resolve(folder)
  if (path.split(/[\\/]/).some((name) => name === '.next' || name === '.releases'))
    throw new Error(`MEDIA_DIR is ${path}, inside a build: use an absolute path outside it`)
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`MEDIA_DIR (${path}) is not writable (${code ?? 'unknown'})`)
  }
}
