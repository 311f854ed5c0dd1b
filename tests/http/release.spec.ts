import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { env } from '@/env'
import { keysOf } from '@/lib/server/next-keys'
import { site } from '../support/http'
import { startSecondSite } from '../support/second-site'

/** Payload's server functions: of its admin, and of the switch of its language. They change with Next or the file, not with a build. */
const idsOfReleases = [
  '40965a532bd6ee6bcfacc94ece4e041842cfb8d1da',
  '604f3536ca2f72fb3fd07ee133081b81335b90441d',
]

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const release = join(root, '.releases/current')
const read = (file: string) => readFileSync(join(release, file), 'utf8')
const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>

/** Whether a web process takes a key for its own: then it makes the page anew. */
async function isOwnKey(url: string, key: string): Promise<boolean> {
  const { headers } = await fetch(url, { headers: { 'x-prerender-revalidate': key } })
  return headers.get('x-nextjs-cache') === 'REVALIDATED'
}

test('two installations of one release have different keys', async () => {
  const { previewModeId } = keysOf(env.E2E_SECRET ?? '').preview
  const other = await startSecondSite()
  try {
    expect(await isOwnKey(site, previewModeId)).toBe(true)
    expect(await isOwnKey(other.url, previewModeId)).toBe(false)
  } finally {
    other.stop()
  }
})

test('a release has no keys in it, and no path of the machine that built it', () => {
  expect(json('.next/prerender-manifest.json')).not.toHaveProperty('preview')
  expect(json('.next/server/server-reference-manifest.json')).not.toHaveProperty('encryptionKey')
  const files = globSync('.next/**/*.{json,js}', { cwd: release }).filter(
    (file) => !file.includes('/static/'),
  )
  expect(files.length).toBeGreaterThan(100)
  const leaks = files.filter(
    (file) => read(file).includes(root) || /previewModeSigningKey":"\w/.test(read(file)),
  )
  expect(leaks).toEqual([])
})

test('a release holds the code that its build compiled, and no path of the machine that built it', () => {
  const writtenAt = (file: string) => statSync(join(release, file)).mtimeMs
  // A process that may write into its release adds what it compiled itself.
  const compiled = globSync('compile-cache/*/*', { cwd: release }).filter(
    (file) => writtenAt(file) <= writtenAt('release.json'),
  )
  expect(compiled.length).toBeGreaterThan(100)
  expect(compiled.filter((file) => !file.includes(`/v${process.versions.node}-${process.arch}-`))).toEqual([])
  expect(compiled.filter((file) => readFileSync(join(release, file), 'latin1').includes(root))).toEqual([])
})

test('the ids of server functions are those of the releases before, so that an open tab still calls them', () => {
  const { node } = json('.next/server/server-reference-manifest.json') as { node: object }
  expect(Object.keys(node).toSorted()).toEqual(idsOfReleases)
})

test('a release names the license of each package that it contains', () => {
  const licenses = read('THIRD-PARTY-LICENSES')
  const packages = globSync('node_modules/{*,@*/*}/package.json', { cwd: release })
  const names = packages.map((file) => file.replace(/^node_modules\/|\/package\.json$/g, ''))
  expect(names).toContain('next')
  expect(names.filter((name) => !licenses.includes(`\n${name} `))).toEqual([])
  // Of what is bundled, and of what only builds it.
  expect(licenses).toContain('\npayload ')
  expect(licenses).not.toContain('\nvitest ')
})

test('a release has no sources and needs no packages beside its own', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: release, exclude: (name) => name === 'node_modules' })
  expect(sources).toEqual([])
})
