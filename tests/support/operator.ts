import { fileURLToPath } from 'node:url'

import { execa } from 'execa'

import { childEnv } from '@/env'

const file = fileURLToPath(new URL('../../scripts/puente.ts', import.meta.url))

/** Runs a command of operators with the variables of the test. Throws with its output when it fails. */
export async function puente(
  args: string[],
  variables: Record<string, string | undefined> = {},
): Promise<string> {
  const env = childEnv({ NODE_ENV: 'production', ...variables })
  const { all } = await execa(process.execPath, ['--import', 'tsx', file, ...args], { env, all: true })
  return all
}
