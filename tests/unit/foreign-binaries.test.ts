import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { foreignBinaries } from '../../scripts/site/foreign-binaries'

const folder = mkdtempSync(join(tmpdir(), 'puente-binaries-'))
afterAll(() => rmSync(folder, { recursive: true }))

const program = (machine: number) => {
  const header = Buffer.alloc(64)
  header.write('7f454c46', 'hex')
  header.writeUInt16LE(machine, 18)
  return header
}
mkdirSync(join(folder, 'node_modules', '@img'), { recursive: true })
const files = {
  'node_modules/@img/sharp-linux-x64.node': program(0x3e),
  'node_modules/@img/sharp-linux-arm64.node': program(0xb7),
  'node_modules/@img/sharp-win32.node': Buffer.from('MZ\0\0'),
  'puente.mjs': Buffer.from('import'),
  empty: Buffer.alloc(0),
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)

it.each([
  ['x64', ['arm64', 'win32']],
  ['arm64', ['win32', 'x64']],
])('a folder for %s must not have programs of %j', (arch, others) => {
  const expected = others.map(
    (other) => `node_modules/@img/sharp-${other === 'win32' ? '' : 'linux-'}${other}.node`,
  )
  expect(foreignBinaries(folder, arch).toSorted()).toEqual(expected.toSorted())
})
