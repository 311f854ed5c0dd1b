import { closeSync, globSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** What the header of a Linux program says of the machine it's for. */
const machines: Record<string, number> = { x64: 0x3e, arm64: 0xb7 }

/** The first bytes of programs of Linux, Windows and macOS. */
const ELF = '7f454c46'
const otherSystems = /^(4d5a|cffaedfe|cafebabe)/

function headerOf(file: string): Buffer {
  const header = Buffer.alloc(20)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, header, 0, header.length, 0)
  } finally {
    closeSync(handle)
  }
  return header
}

/**
 * Returns the programs and libraries in a folder that don't run on Linux with this processor, such as those that packages bring
 * for other machines. A release with one was built on another machine than the one it's for.
 */
export function foreignBinaries(folder: string, arch: string): string[] {
  const expected = machines[arch]
  if (expected === undefined) throw new Error(`Unknown processor ${arch}`)
  return globSync('**/*', { cwd: folder }).filter((name) => {
    const file = join(folder, name)
    if (!lstatSync(file).isFile()) return false
    const header = headerOf(file)
    const start = header.toString('hex', 0, 4)
    return otherSystems.test(start) || (start === ELF && header.readUInt16LE(18) !== expected)
  })
}
