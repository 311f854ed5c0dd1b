import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { version } from '../process/version'

/**
 * Packs the folder of a release into one archive below `dir`, and returns its path. Its files can be read by every user,
 * and changed by root alone.
 */
export function packRelease(release: string, dir: string): string {
  const name = `puente-${version}`
  const file = join(dir, `${name}-${process.platform}-${process.arch}.tar.gz`)
  mkdirSync(dir, { recursive: true })
  const folder = mkdtempSync(join(dir, '.packing-'))
  try {
    cpSync(release, join(folder, name), { recursive: true, verbatimSymlinks: true })
    execFileSync('tar', [
      ...['--owner=0', '--group=0', '--mode=u+w,go-w,a+rX'],
      ...['-czf', file, '-C', folder, name],
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
  return file
}
