import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'

type Entry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }

/** The names of the files in which packages keep their license, and what they say beside it. */
const licenseFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/** Returns the text of a package's license, or only its name when the package has no such file. */
function licenseOf(folder: string, name = 'unknown'): string {
  const files = readdirSync(folder).filter((file) => licenseFile.test(file) && !file.endsWith('.js'))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return texts.join('\n\n') || `License: ${name}`
}

/**
 * Returns the text of THIRD-PARTY-LICENSES: every package that the code of a release can come from, with its license.
 * Packages with the same text stand together. Those that only build or test Puente are not in it, unless they are in
 * the folder of the release.
 */
export function thirdPartyLicenses(release: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const packages = new Map<string, Set<string>>()
  for (const [path, { version = '', license, dev, devOptional, link }] of Object.entries(lock.packages)) {
    const folder = join(root, path)
    const isForDevelopment = (dev || devOptional) && !existsSync(join(release, path))
    if (!path || isForDevelopment || link || !existsSync(folder)) continue
    const text = licenseOf(folder, license)
    const name = path.split('node_modules/').at(-1) ?? path
    packages.set(text, (packages.get(text) ?? new Set()).add(`${name} ${version}`))
  }
  const line = '-'.repeat(80)
  const parts = [...packages].map(([text, names]) => [line, ...[...names].sort(), '', text, ''].join('\n'))
  return [
    'Puente contains code of these packages. Puente itself is licensed under the terms in LICENSE.\n',
    ...parts,
  ].join('\n')
}
