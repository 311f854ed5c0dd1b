import { chownSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { giveToOwner, makeFolder } from '../../scripts/operator/backup/owner'

const USER = 12_345
const ownerOf = (path: string) => statSync(path).uid

describe.skipIf(process.getuid?.() !== 0)('what root makes for a site', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'puente-owner-'))
    chownSync(folder, USER, USER)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('belongs to the user of the folder that it is in', async () => {
    const made = join(folder, 'backups', 'nightly')
    await makeFolder(made, 0o700)
    const file = join(made, 'archive.tar')
    writeFileSync(file, '')
    await giveToOwner(file)
    expect([join(folder, 'backups'), made, file].map(ownerOf)).toEqual([USER, USER, USER])
    expect(statSync(made).mode & 0o777).toBe(0o700)
  })

  it('leaves alone what was there, and what a link points to', async () => {
    const outside = `${folder}-outside`
    writeFileSync(outside, '')
    symlinkSync(outside, join(folder, 'link'))
    await giveToOwner(join(folder, 'link'))
    chownSync(folder, USER + 1, USER + 1)
    await makeFolder(folder)
    expect([ownerOf(outside), ownerOf(folder)]).toEqual([0, USER + 1])
    rmSync(outside)
    expect(existsSync(folder)).toBe(true)
  })
})
