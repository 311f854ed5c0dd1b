import { access, constants, mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'

import { env } from '@/env'

/** Makes the folder of the pictures. Throws one sentence that names the variable when it cannot keep them. */
export async function openMediaFolder(folder = env.MEDIA_DIR): Promise<void> {
  const place = resolve(folder)
  if (place.split(/[\\/]/).includes('.next'))
    throw new Error(`MEDIA_DIR is ${place}, which the next build empties: name a folder by its whole path`)
  try {
    await mkdir(place, { recursive: true })
    await access(place, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`MEDIA_DIR names ${place}, where no picture can be kept (${code ?? 'unknown'})`)
  }
}
