// Runs every npm script but `format`: `node scripts/bootstrap.mjs <command> [...args]`.
// It works on Node 18 and later without dependencies, because it installs them.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureDependencies } from './bootstrap/install.mjs'
import { chooseNode } from './bootstrap/node-version.mjs'
import { printError } from './process/user-error.mjs'
import { watchParent } from './process/watch-parent.mjs'

/** Commands of a production server: they run on `npm ci --omit=dev` too. */
const productionCommands = ['start', 'puente']

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)

function exitWithMessage(message) {
  console.error(message)
  process.exit(1)
}

/** Runs the script on `node`, forwards signals to it and exits with its exit code. */
function run(node, script) {
  const preload = (name) => pathToFileURL(join(root, 'scripts', 'process', name)).href
  const flags = ['tsx', preload('print-uncaught-errors.mjs'), preload('exit-with-parent.mjs')]
  const child = spawn(node, [...flags.flatMap((flag) => ['--import', flag]), script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm does not forward SIGTERM, but its exit can be detected.
  watchParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => exitWithMessage(`Cannot run ${node}: ${error.message}.`))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}

if (!command || !/^[a-z][a-z-]*$/.test(command))
  exitWithMessage('Which command? Try npm run demo or npm test.')
const script = join(root, 'scripts', `${command}.ts`)
if (!existsSync(script)) exitWithMessage(`Unknown command ${command}: scripts/${command}.ts does not exist.`)

try {
  const node = await chooseNode(root)
  await ensureDependencies(root, node, { needsDev: !productionCommands.includes(command) })
  run(node, script)
} catch (error) {
  printError(error)
  process.exit(1)
}
