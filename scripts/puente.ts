import { describeCommand, listCommands } from './operator/help'
import { readArguments } from './operator/read-arguments'
import { type CommandName, isCommand } from './operator/usages'
import { readEnvironmentFile } from './process/environment-file'
import { printError, UserError } from './process/user-error.mjs'

/** A command of operators. It's loaded when it's called, so that a mistake is named at once. */
interface Command {
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

/** What runs each command of `usages`. */
const commands: Record<CommandName, Command> = {
  init: { load: () => import('./operator/init'), isFirst: true },
  web: { load: () => import('../src/web'), isService: true },
  worker: { load: () => import('../src/worker'), isService: true },
  release: { load: async () => ({ run: (await import('./operator/release')).release }) },
  rollback: { load: async () => ({ run: (await import('./operator/release')).rollback }) },
  migrate: {
    load: () => {
      connectAsOwner()
      return import('./operator/migrate')
    },
  },
  seed: { load: () => import('./operator/seed') },
  'create-admin': { load: () => import('./operator/create-admin') },
  status: { load: () => import('./operator/status') },
  health: { load: () => import('./operator/health') },
  'verify-signatures': { load: () => import('./operator/verify-signatures') },
  backup: { load: () => import('./operator/backup') },
  restore: {
    load: () => {
      connectAsOwner()
      return import('./operator/restore')
    },
  },
  'media-to-bucket': { load: () => import('./operator/media-to-bucket') },
}

const helpFlags = ['--help', '-h']

/** Runs the command that is named first, with the arguments that follow. Exits when it ends, unless it's a service. */
async function main(given: string[]): Promise<void> {
  // `puente help backup` is `puente backup --help`.
  const [name, ...args] = given[0] === 'help' && given[1] ? [given[1], '--help'] : given
  if (!name || ['help', ...helpFlags].includes(name)) {
    console.log(listCommands())
    return
  }
  if (!isCommand(name)) throw new UserError(`There is no command ${name}.\n\n${listCommands()}`)
  if (args.some((arg) => helpFlags.includes(arg))) {
    console.log(describeCommand(name))
    return
  }
  readArguments(name, args)
  const command = commands[name]
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
