import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { childEnv } from '@/env'
import { describeCommand, listCommands } from '../../scripts/operator/help'
import { readArguments } from '../../scripts/operator/read-arguments'
import { type CommandName, type Usage, usages } from '../../scripts/operator/usages'

const names = Object.keys(usages) as CommandName[]

describe('the help', () => {
  it('lists every command with what it does', () => {
    for (const name of names) expect(listCommands()).toMatch(new RegExp(`^  ${name} +\\S.*`, 'm'))
  })

  it.each(names)('of %s has its call, its flags and its exit codes', (name) => {
    const { flags = {}, says }: Usage = usages[name]
    const text = describeCommand(name)
    expect(text).toMatch(new RegExp(`^puente ${name}( |$)`, 'm'))
    expect(text.toLowerCase()).toContain(says.toLowerCase())
    for (const flag of Object.keys(flags)) expect(text).toMatch(new RegExp(`^  --${flag}\\b.* {2}\\S`, 'm'))
    expect(text).toMatch(/^Exit codes:\n {2}0 {2}\S.*\n {2}1 {2}\S/m)
  })

  it('of backup reads like this', () => {
    expect(describeCommand('backup')).toBe(
      `puente backup [--to <folder|s3://bucket>] [--recipient <age1...>] [--keep <count>]

Stores database and pictures as one archive.

Flags:
  --to <folder|s3://bucket>  where it goes (BACKUP_DIR)
  --recipient <age1...>      encrypts it with age for this recipient (BACKUP_AGE_RECIPIENT)
  --keep <count>             how many of the newest are kept there (BACKUP_KEEP)

Exit codes:
  0  it was done
  1  it was not done; the last line says why`,
    )
  })

  it('is printed before anything is loaded or checked, for a service too', () => {
    const env = childEnv({ DATABASE_URL: 'nonsense', PUENTE_ENV_FILE: '/nowhere' })
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/puente.ts', ...args], {
        env,
        encoding: 'utf8',
      })
    expect(run('worker', '--help')).toBe(`${describeCommand('worker')}\n`)
    expect(run('help', 'restore')).toBe(`${describeCommand('restore')}\n`)
  })

  it.each(names)('of %s is in the documents, too', (name) => {
    expect(readFileSync('docs/operations.md', 'utf8')).toContain(`puente ${name}`)
  })
})

describe('the arguments', () => {
  it('have the types that their command declares', () => {
    expect(readArguments('restore', ['a.tar', '--identity', 'key.txt'])).toEqual({
      flags: { identity: 'key.txt' },
      words: ['a.tar'],
    })
    expect(readArguments('init', []).flags.folder).toBe('/etc/puente')
    expect(readArguments('seed', ['--copy']).flags.copy).toBe(true)
  })

  it.each([
    ['worker', ['--port', '80'], 'worker has no flag --port.'],
    ['seed', ['--cpy'], 'seed has no flag --cpy.'],
    ['status', ['-x'], 'status has no flag -x.'],
    ['migrate', ['now'], 'migrate does not take now.'],
    ['rollback', ['a', 'b'], 'rollback does not take b.'],
    ['backup', ['--to'], "Option '--to <value>' argument missing."],
    ['status', ['--json=yes'], "Option '--json' does not take an argument."],
  ] as const)('of %s are refused if they are %j', (name, args, sentence) => {
    const read = () => readArguments(name, [...args])
    expect(read).toThrow(`${sentence} \`puente ${name} --help\` says how it is called.`)
  })

  it('that are wrong keep a service from starting, in one sentence', () => {
    const args = ['--import', 'tsx', 'scripts/puente.ts', 'web', '--port', '80']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stderr).toBe('web has no flag --port. `puente web --help` says how it is called.\n')
    expect(status).toBe(1)
  })
})
