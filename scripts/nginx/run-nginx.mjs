// `node run-nginx.mjs <nginx> <configuration>` runs nginx as a child process that exits with this one.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

const [nginx, configuration] = process.argv.slice(2)
const log = join(dirname(configuration), 'error.log')
const child = spawn(nginx, ['-e', log, '-c', configuration, '-g', 'daemon off;'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
child.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
