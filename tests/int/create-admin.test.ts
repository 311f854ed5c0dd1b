import { spawn, spawnSync } from 'node:child_process'

import { beforeAll, expect, it } from 'vitest'

import { childEnv } from '@/env'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'
import { root } from '../../scripts/process/root'
import { testPassword } from '../support/actors'
import { programFile } from '../support/operator'

/** `create-admin` on a terminal, which util-linux' `script` makes. */
const hasTerminal = spawnSync('script', ['--version']).status === 0

/** Starts the command on a terminal. `answer` waits until something new is shown, then types a line. */
function onTerminal(email: string) {
  const command = `${process.execPath} ${programFile('puente')} create-admin ${email} Ana Ruiz`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: root,
    env: childEnv({ LOG_LEVEL: 'silent' }),
  })
  let shown = ''
  let read = 0
  child.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  const answer = async (question: string, line: string) => {
    await expect.poll(() => shown.slice(read), { timeout: 20_000 }).toContain(question)
    read = shown.length
    child.stdin.write(line)
  }
  return { answer, exited, shown: () => shown }
}

const adminsWith = async (email: string) => {
  const where = { email: { equals: email } }
  return (await asSystemWithoutRequest(await payload()).count({ collection: 'users', where })).totalDocs
}

beforeAll(() => payload())

it.runIf(hasTerminal)('asks twice, hides what is typed, and asks again after a mistake', async () => {
  const { answer, exited, shown } = onTerminal('ana@agency.com')
  await answer('Password for ana@agency.com (at least 12 characters): ', 'short\r')
  await answer('The password is too short', `${testPassword}\r`)
  await answer('The same password again: ', 'another-long-one\r')
  await answer('The two passwords are not the same', `${testPassword}\r`)
  await answer('The same password again: ', `${testPassword}\r`)
  expect(await exited).toBe(0)
  expect(shown()).toContain('Created the admin ana@agency.com')
  for (const typed of [testPassword, 'another-long-one', 'short\r']) expect(shown()).not.toContain(typed)
  expect(await adminsWith('ana@agency.com')).toBe(1)
})

it.runIf(hasTerminal)('ends at Ctrl-C without an account', async () => {
  const { answer, exited, shown } = onTerminal('eva@agency.com')
  await answer('Password for eva@agency.com', '\u0003')
  expect(await exited).toBe(1)
  expect(shown()).toContain('No password was entered, so no account was created.')
  expect(await adminsWith('eva@agency.com')).toBe(0)
})
