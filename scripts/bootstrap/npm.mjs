import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { addLockHolder } from '../process/file-lock.mjs'
import { UserError } from '../process/user-error.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const exitWithParent = new URL('../process/exit-with-parent.mjs', import.meta.url).href

/** The path of npm-cli.js: of the npm that runs this script, else of the one in PATH. */
function findNpmScript() {
  const isNpmScript = (file) => file && basename(file) === 'npm-cli.js' && existsSync(file)
  const running = process.env.npm_execpath
  if (isNpmScript(running)) return running
  const links = process.env.PATH.split(delimiter).map((folder) => join(folder, 'npm'))
  return links
    .filter(existsSync)
    .map((link) => realpathSync(link))
    .find(isNpmScript)
}

/** The command line of npm on `node`. npm exits with this process, because two installs at once break each other. */
function npmCommand(node) {
  const script = findNpmScript()
  // Early releases of Node 18 have no --import.
  const flags = process.allowedNodeEnvironmentFlags.has('--import') ? ['--import', exitWithParent] : []
  return script ? [node, ...flags, script] : ['npm']
}

/**
 * Runs npm quietly on `node`, as another holder of `lock`. Throws a UserError with the message `failure`, after printing
 * the end of npm's output.
 */
export function npm(node, args, { cwd, lock, failure }) {
  const [file, ...first] = npmCommand(node)
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
    })
    if (child.pid) addLockHolder(lock, child.pid)
    let output = ''
    const append = (chunk) => (output = (output + chunk).slice(-3000))
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    const stop = () => {
      child.kill('SIGTERM')
      process.exit(130)
    }
    signals.forEach((signal) => process.on(signal, stop))
    child.on('error', () => reject(new UserError(`npm is not in the PATH. ${failure}`)))
    child.on('exit', (code) => {
      signals.forEach((signal) => process.removeListener(signal, stop))
      if (code === 0) {
        resolve()
        return
      }
      console.error(output.trim())
      reject(new UserError(failure))
    })
  })
}
