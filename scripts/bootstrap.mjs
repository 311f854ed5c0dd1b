// The way into every command: `node scripts/bootstrap.mjs <command> [...args]`.
// It runs on any Node from 18 on and needs no dependency, because it is what brings them.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureDependencies } from './process/install.mjs'
import { chooseNode } from './process/node-version.mjs'
import { watchParent } from './process/watch-parent.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)

/** Ends with one sentence: what is wrong and how to mend it. */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Runs the command on `node` and becomes it, as far as a parent can: its signals, its exit code. */
function run(node, script) {
  const preload = (name) => pathToFileURL(join(root, 'scripts', 'process', name)).href
  const flags = ['tsx', preload('plain-errors.mjs'), preload('die-with-parent.mjs')]
  const child = spawn(node, [...flags.flatMap((flag) => ['--import', flag]), script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A SIGTERM to npm never reaches us, but npm's end shows.
  watchParent(() => child.kill('SIGTERM'))
  child.on('error', (error) => refuse(`Cannot run ${node}: ${error.message}.`))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}

if (!command || !/^[a-z][a-z/-]*$/.test(command)) refuse('Say which command to run: npm run demo, npm test.')
const script = join(root, 'scripts', `${command}.ts`)
if (!existsSync(script)) refuse(`There is no command ${command}: scripts/${command}.ts does not exist.`)

try {
  const node = await chooseNode(root)
  await ensureDependencies(root, node)
  run(node, script)
} catch (error) {
  refuse(error.plain ? error.message : (error.stack ?? String(error)))
}
