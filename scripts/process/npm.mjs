import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { shareLock } from './file-lock.mjs'
import { plain } from './plain.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

const dieWithParent = new URL('die-with-parent.mjs', import.meta.url).href

/** npm's own script: the one that runs us, else the one in the PATH. */
function npmScript() {
  const isScript = (file) => file && basename(file) === 'npm-cli.js' && existsSync(file)
  const given = process.env.npm_execpath
  if (isScript(given)) return given
  const links = process.env.PATH.split(delimiter).map((folder) => join(folder, 'npm'))
  return links
    .filter(existsSync)
    .map((link) => realpathSync(link))
    .find(isScript)
}

/** npm on `node`, ending when we end: two installs at once spoil each other. */
function npmCommand(node) {
  const script = npmScript()
  // Node 18 learned --import late.
  const flags = process.allowedNodeEnvironmentFlags.has('--import') ? ['--import', dieWithParent] : []
  return script ? [node, ...flags, script] : ['npm']
}

/** Runs npm on `node` without its chatter, sharing `lock`; a failure shows npm's last lines and then `mend`. */
export function npm(node, args, cwd, mend, lock) {
  const [file, ...first] = npmCommand(node)
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
    })
    if (child.pid) shareLock(lock, child.pid)
    let tail = ''
    const keep = (chunk) => (tail = (tail + chunk).slice(-3000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const stop = () => {
      child.kill('SIGTERM')
      process.exit(130)
    }
    signals.forEach((signal) => process.on(signal, stop))
    child.on('error', () => reject(plain(`npm is not in the PATH: ${mend}`)))
    child.on('exit', (code) => {
      signals.forEach((signal) => process.removeListener(signal, stop))
      if (code === 0) return resolve()
      console.error(tail.trim())
      reject(plain(mend))
    })
  })
}
