import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { childEnv } from '@/env'
import { describeCommand, listCommands } from '../../scripts/operator/help'
import { readArguments } from '../../scripts/operator/read-arguments'
import { type CommandName, type Usage, usages } from '../../scripts/operator/usages'
import { variables } from '../../scripts/operator/variables'

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

Variables, of the environment or of /etc/puente/puente.env (PUENTE_ENV_FILE):
  DATABASE_URL         Postgres, as the runtime role
  DATABASE_OWNER_URL   the same database, as the owner of the schema; else one of the other two
  DATABASE_DIRECT_URL  Postgres itself, if DATABASE_URL is a pooler
  SITE_URL             the public address of the site
  MEDIA_DIR            the folder of pictures, unless a bucket has them
  S3_*                 the bucket of pictures: BUCKET, REGION, ENDPOINT, ACCESS_KEY_ID, SECRET_ACCESS_KEY
  BACKUP_S3_*          the service of the bucket of backups, if it is another one than that of S3_*

Exit codes:
  0  it was done
  1  it was not done; the last line says why`,
    )
  })

  it.each(names)('of %s fits one screen', (name) => {
    const lines = describeCommand(name).split('\n')
    expect(lines.length).toBeLessThanOrEqual(40)
    for (const line of lines.slice(1)) expect(line.length, line).toBeLessThanOrEqual(120)
  })

  it('has every variable of the README but those of developers, and no others', () => {
    const [, table = ''] = readFileSync('README.md', 'utf8').split('\n## Configuration\n')
    const firstCells = [...table.matchAll(/^\| (`[A-Z].*?) +\|/gm)].map(([, cell]) => cell).join()
    const documented = [...firstCells.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    const help = names.map(describeCommand).join('\n')
    const isInHelp = (name: string) =>
      [name, name.replace(/^(BACKUP_S3|CDN_PURGE|[A-Z0-9]+)_.+/, '$1_*')].some((text) => help.includes(text))
    expect(documented.filter((name) => !isInHelp(name))).toEqual([
      'STRIPE_URL',
      'DEMO_DIR',
      'MAILBOX_PORT',
      'CHROMIUM_PATH',
    ])
    for (const name of Object.keys(variables)) {
      expect(help).toContain(`\n  ${name} `)
      const isDocumented = documented.some((one) => one === name || one.startsWith(name.replace(/\*$/, '')))
      expect(isDocumented, name).toBe(true)
    }
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
    ['health', ['worke'], 'health does not take worke.'],
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
