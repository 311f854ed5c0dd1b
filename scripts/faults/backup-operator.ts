import { globSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { TestSite } from '../../tests/faults/test-site'
import { pathWithPostgresClient } from '../postgres/client-programs'
import { readLogTail, startChild } from '../process/child-process'
import { openReleases } from '../site/releases'

/** Backups of the site under test, by the commands of the release. */
export function createOperator(site: TestSite) {
  const folder = openReleases().folderOf('current')
  const backups = join(site.dir, 'backups')
  const variables = { ...site.operatorEnv, PATH: pathWithPostgresClient(), BACKUP_DIR: backups }
  const logOf = ([command = '']: string[]) => join(site.dir, `${command}.log`)
  const start = (args: string[], env: Record<string, string> = {}) =>
    startChild({
      name: args[0] ?? '',
      args: [join(folder, 'puente.mjs'), ...args],
      cwd: folder,
      env: { ...variables, ...env },
      log: logOf(args),
    })
  const run = async (args: string[], env: Record<string, string> = {}) => {
    const code = await start(args, env).exited
    return { code, output: readLogTail(logOf(args), 20) }
  }
  const succeed = async (args: string[], env: Record<string, string> = {}) => {
    const { code, output } = await run(args, env)
    if (code !== 0) throw new Error(`puente ${args.join(' ')} failed:\n${output}`)
    return output
  }
  /** Kills a command that many milliseconds after `isUnderWay`. Returns whether it was still running. */
  const kill = async (
    args: string[],
    env: Record<string, string>,
    { isUnderWay, delay }: { isUnderWay: () => boolean; delay: number },
  ) => {
    const child = start(args, env)
    const state = { hasEnded: false }
    void child.exited.then(() => (state.hasEnded = true))
    while (!state.hasEnded && !isUnderWay()) await sleep(2)
    await Promise.race([child.exited, sleep(delay)])
    const { hasEnded } = state
    if (!hasEnded) process.kill(child.pid, 'SIGKILL')
    await child.exited
    return !hasEnded
  }
  const archives = () => globSync('*.tar*', { cwd: backups }).toSorted()
  return { backups, run, succeed, kill, archives, newest: () => join(backups, archives().at(-1) ?? '') }
}
export type Operator = ReturnType<typeof createOperator>
