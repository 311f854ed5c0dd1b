import { readEnvironmentFile } from './process/environment-file'
import { printError, UserError } from './process/user-error.mjs'
import { version } from './process/version'

/** A command of operators. It's loaded when it's called, so that a mistake is named at once. */
interface Command {
  says: string
  /** What it runs resolves to the exit code, if it has one. */
  load: () => Promise<{ run: (args: string[]) => Promise<unknown> }>
  /** Runs until it's stopped by a signal, and logs lines of JSON. */
  isService?: true
  /** Writes the file of variables, so it does not need one. */
  isFirst?: true
}

/** Makes the Payload config, which is imported later, connect as the owner of the database. */
function connectAsOwner(): void {
  // eslint-disable-next-line no-restricted-syntax -- written before src/env.ts reads it
  process.env.PAYLOAD_MIGRATING = 'true'
}

const commands: Record<string, Command> = {
  init: {
    says: 'writes the variables and secrets of a new site; asks three questions',
    load: () => import('./operator/init'),
    isFirst: true,
  },
  web: { says: 'serves the site until it is stopped', load: () => import('../src/web'), isService: true },
  worker: {
    says: 'sends emails and runs scheduled jobs until it is stopped',
    load: () => import('../src/worker'),
    isService: true,
  },
  release: {
    says: 'puente-0.2.0-linux-x64.tar.gz  updates the services of this machine without downtime',
    load: async () => ({ run: (await import('./operator/release')).release }),
  },
  rollback: {
    says: '[release]  goes back to the release before',
    load: async () => ({ run: (await import('./operator/release')).rollback }),
  },
  migrate: {
    says: 'updates the database to this version, as its owner',
    load: () => {
      connectAsOwner()
      return import('./operator/migrate')
    },
  },
  seed: {
    says: '--copy  adds texts of pages and services to a new site, in both languages',
    load: () => import('./operator/seed'),
  },
  'create-admin': {
    says: 'ana@agency.com "Ana Ruiz"  creates an admin; asks for the password',
    load: () => import('./operator/create-admin'),
  },
  status: {
    says: '[--json]  prints the health of the site; exits with 1 when something needs attention',
    load: () => import('./operator/status'),
  },
  health: {
    says: '[worker]  exits with 0 when web, or the worker, of this machine does its work; for containers',
    load: () => import('./operator/health'),
  },
  'verify-signatures': {
    says: '[head]  checks signatures and the audit chain; exits with 1 when a row does not match',
    load: () => import('./operator/verify-signatures'),
  },
  backup: {
    says: '[--to folder|s3://bucket]  stores database and pictures as one archive (BACKUP_DIR)',
    load: () => import('./operator/backup'),
  },
  restore: {
    says: 'archive [--identity key.txt]  restores a backup into an empty database and checks it',
    load: () => {
      connectAsOwner()
      return import('./operator/restore')
    },
  },
  'media-to-bucket': {
    says: '[--delete]  copies uploaded pictures from the disk to the bucket',
    load: () => import('./operator/media-to-bucket'),
  },
}

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2
  const lines = Object.entries(commands).map(([name, { says }]) => `  ${name.padEnd(width)}${says}`)
  return [`Puente ${version}. Commands:`, ...lines].join('\n')
}

/** Runs the command that is named first, with the arguments that follow. Exits when it ends, unless it's a service. */
async function main([name, ...args]: string[]): Promise<void> {
  if (!name || ['help', '--help', '-h'].includes(name)) {
    console.log(help())
    return
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UserError(`There is no command ${name}.\n\n${help()}`)
  if (command.isService) return serve(name, command)
  if (!command.isFirst) readEnvironmentFile()
  const { run } = await command.load()
  const code = await run(args)
  process.exit(typeof code === 'number' ? code : 0)
}

/** Starts a service. What keeps it from starting is a line of the log, without a stack trace. */
async function serve(name: string, { load }: Command): Promise<void> {
  await import('./process/json-console.mjs')
  try {
    readEnvironmentFile()
    await (await load()).run([])
  } catch (error) {
    console.error(`The process ${name} does not start: ${(error as Error).message}`)
    process.exit(1)
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error)
  process.exit(1)
})
