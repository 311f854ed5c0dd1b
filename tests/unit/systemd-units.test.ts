import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { findProgram } from '../../scripts/process/find-program'

const folder = 'deploy/systemd'
const files = readdirSync(folder)
const services = files.filter((file) => file.endsWith('.service'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

describe('the units of systemd', () => {
  let copies: string
  beforeAll(() => {
    copies = mkdtempSync(join(tmpdir(), 'puente-units-'))
    cpSync(folder, copies, { recursive: true })
    // What a unit starts has to exist, and no release is installed here.
    for (const file of services)
      writeFileSync(join(copies, file), read(file).replaceAll('/opt/puente/current/puente', '/bin/true'))
  })
  afterAll(() => rmSync(copies, { recursive: true, force: true }))

  it.skipIf(!findProgram('systemd-analyze'))('are understood by systemd, every line', () => {
    const paths = files.map((file) => join(copies, file.replace('@.', '@3000.')))
    expect(analyze('verify', '--man=no', ...paths)).toEqual({ status: 0, output: '' })
  })

  it.skipIf(!findProgram('systemd-analyze')).each(services)('%s may do little', (file) => {
    // From 0 to 100; services without any limits have 96.
    const { status, output } = analyze('security', '--offline=true', '--threshold=15', join(copies, file))
    expect(status, output).toBe(0)
  })

  it('keep the password of the owner from what visitors reach', () => {
    for (const file of ['puente-web@.service', 'puente-worker.service'])
      expect(read(file)).toMatch(/^UnsetEnvironment=DATABASE_OWNER_URL$/m)
  })

  it('limit the same, whatever they start', () => {
    const limits = services.map((file) =>
      /^# What it may do[^]*?\n\n|^# What it may do[^]*$/m.exec(read(file))?.[0].trim(),
    )
    expect(limits[0]).toContain('ProtectSystem=strict')
    expect(new Set(limits).size).toBe(1)
  })
})
