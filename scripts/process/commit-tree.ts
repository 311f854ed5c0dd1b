import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type ChildOptions } from './child-process'
import { isolatedEnv } from './isolated-env'
import { root } from './root'
import { UserError } from './user-error.mjs'

/** A commit in a folder of its own, with its packages. */
export interface CommitTree {
  /** What starts a command of package.json. */
  command(name: string, env: Record<string, string>, ...args: string[]): ChildOptions
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Returns the full id of a commit. Throws a UserError if there is none. */
export function resolveCommit(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  } catch {
    throw new UserError(`${name} is no commit of this repository.`)
  }
}

/** Checks a commit out below `dir`, unless it is there already. Its packages are those of this folder where they are the same. */
export function openTree(dir: string, sha: string): CommitTree {
  const folder = join(dir, sha)
  if (!existsSync(folder)) git('worktree', 'add', '--force', '--detach', folder, sha)
  copyPackages(folder, sha)
  return {
    command: (name, env, ...args) => ({
      name,
      args: [...scriptOf(folder, name), ...args],
      cwd: folder,
      env: isolatedEnv(env),
      log: join(dir, `${sha}.log`),
    }),
  }
}

/** Returns the arguments of `node` in a script of the commit's own package.json: older commits have other files for a command. */
function scriptOf(folder: string, name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string | undefined>
  }
  return (scripts[name] ?? '').split(' ').slice(1)
}

/** Without them the commit installs its own. */
function copyPackages(folder: string, sha: string): void {
  const target = join(folder, 'node_modules')
  if (existsSync(target) || git('diff', '--stat', sha, '--', 'package-lock.json') !== '') return
  cpSync(join(root, 'node_modules'), target, { recursive: true, verbatimSymlinks: true })
}

export function removeTree(dir: string, sha: string): void {
  const folder = join(dir, sha)
  if (existsSync(folder)) git('worktree', 'remove', '--force', folder)
}
