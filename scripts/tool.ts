import { isolatedEnv } from './process/isolated-env'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { UserError } from './process/user-error.mjs'
import { checkSteps, linters } from './testing/check-steps'

/**
 * Runs one tool of `npm test` with the project's own Node, on the files that the arguments name or on all: `npm run lint`,
 * `typecheck`, `test:unit` and `test:int`.
 */
const [name = '', ...args] = process.argv.slice(2)

const vitest = (project: string) => [
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--project', project, '--project', `${project}-isolated`],
    ...args,
  ],
]

/** The arguments are files in place of the whole folder. */
const onFiles = (command: string[]) =>
  args.length > 0 ? command.flatMap((part) => (part === '.' ? args : [part])) : command

const tools: Record<string, () => string[][]> = {
  lint: () => linters.map(onFiles),
  typecheck: () => checkSteps.find((step) => step.name === 'types')?.commands.map(onFiles) ?? [],
  unit: () => vitest('unit'),
  int: () => vitest('int'),
}

const commands = Object.hasOwn(tools, name) ? tools[name]?.() : undefined
if (!commands) throw new UserError(`Unknown tool ${name}: there are ${Object.keys(tools).join(', ')}.`)

const supervisor = createSupervisor()
await runCommand(supervisor, async () => {
  let code = 0
  for (const command of commands)
    code ||= await supervisor.runForExitCode({
      name,
      args: command,
      env: isolatedEnv({ NODE_ENV: name === 'unit' || name === 'int' ? 'test' : undefined }),
    })
  return code
})
