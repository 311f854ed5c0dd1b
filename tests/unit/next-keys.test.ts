import { readFileSync, writeFileSync, mkdtempSync, rmSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { keysOf, setNextKeys } from '@/lib/server/next-keys'

const folder = mkdtempSync(join(tmpdir(), 'puente-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

const all = ({ actions, preview }: ReturnType<typeof keysOf>) => [actions, ...Object.values(preview)]

it('two installations have no key in common, and one has the same at each start', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(new Set([...all(keysOf(first)), ...all(keysOf(second))]).size).toBe(8)
  expect(keysOf(first)).toEqual(keysOf(first))
})

it('keys have the lengths that Next makes', () => {
  const { actions, preview } = keysOf('c'.repeat(32))
  expect(Buffer.from(actions, 'base64')).toHaveLength(32)
  const lengths = Object.values(preview).map((key) => Buffer.from(key, 'hex').length)
  expect(lengths).toEqual([16, 32, 32])
})

it('Next reads them instead of a file that a release does not have, and every other file as it is', async () => {
  const { loadManifest } = createRequire(import.meta.url)('next/dist/server/load-manifest.external') as {
    loadManifest: (path: string) => unknown
  }
  mkdirSync(join(folder, '.next/server'), { recursive: true })
  writeFileSync(join(folder, '.next/server/other.json'), '{"other":1}')
  setNextKeys(folder, 'd'.repeat(32))
  const { preview } = keysOf('d'.repeat(32))
  expect(loadManifest(join(folder, '.next/server/preview-props.json'))).toEqual(preview)
  expect(loadManifest(join(folder, '.next/server/other.json'))).toEqual({ other: 1 })
  expect(() => loadManifest(join(folder, '.next/server/none.json'))).toThrow('ENOENT')
  expect(readFileSync(join(folder, '.next/server/other.json'), 'utf8')).toBe('{"other":1}')
})
