import { spawn } from 'node:child_process'
import { basename, delimiter, dirname } from 'node:path'
import { plain } from './plain.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** npm's own script when we run below npm, so that it runs on `node`; else whatever npm is in the PATH. */
function npmCommand(node) {
  const script = process.env.npm_execpath
  return script && basename(script) === 'npm-cli.js' ? [node, script] : ['npm']
}

/** Runs npm on `node` without its chatter; a failure shows npm's last lines and then `mend`. */
export function npm(node, args, cwd, mend) {
  const [file, ...first] = npmCommand(node)
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH },
    })
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
