import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { UserError } from './user-error.mjs'

/**
 * Adds the variables of the file that PUENTE_ENV_FILE names to `environment`, if it names one, so that services and
 * commands have the same. Variables that are set win over the file's. Throws a UserError if the file can't be read.
 */
// eslint-disable-next-line no-restricted-syntax -- read before src/env.ts, which checks what this adds
export function readEnvironmentFile(environment: Record<string, string | undefined> = process.env): void {
  const path = environment.PUENTE_ENV_FILE
  if (!path) return
  for (const [name, value] of Object.entries(parseEnv(contentOf(path)))) environment[name] ??= value
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const advice = code === 'EACCES' ? 'run the command as root, such as with sudo' : 'check PUENTE_ENV_FILE'
    throw new UserError(`The variables in ${path} cannot be read (${code ?? 'unknown'}): ${advice}.`)
  }
}

/**
 * Writes variables in the form that this module, a shell, systemd and Compose read alike. Throws a UserError for a value with a
 * single quote or a line break, which they read differently.
 */
export function environmentText(variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => {
    if (/['\r\n\0]/.test(value)) throw new UserError(`${name} must have no single quote and no line break.`)
    return `${name}='${value}'\n`
  })
  return lines.join('')
}
