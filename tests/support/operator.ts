import { join } from 'node:path'

import { execa } from 'execa'
import { inject } from 'vitest'

import { childEnv } from '@/env'
import { root } from '../../scripts/process/root'
import type { testPrograms } from './test-programs'

/** The file of a program that was bundled before the integration tests. */
export const programFile = (name: 'puente' | keyof typeof testPrograms) =>
  join(inject('programs'), `${name}.mjs`)

/** Runs a command of operators with the variables of the test; `input` is what it reads. Returns its exit code and what it printed. */
export async function runPuente(
  args: string[],
  variables: Record<string, string | undefined> = {},
  input = '',
): Promise<{ code?: number; output: string }> {
  const { exitCode, all } = await execa(process.execPath, [programFile('puente'), ...args], {
    cwd: root,
    env: childEnv({ LOG_LEVEL: 'info', ...variables }),
    extendEnv: false,
    input,
    all: true,
    reject: false,
    stripFinalNewline: false,
  })
  return { code: exitCode, output: all }
}

/** Migrates the database of the variables. Throws with what the command printed when it fails. */
export async function migrateDatabase(): Promise<void> {
  const { code, output } = await runPuente(['migrate'])
  if (code !== 0) throw new Error(output)
}
