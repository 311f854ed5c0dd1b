// `node run-program.mjs <program> ...` runs a program of the system as a child process that exits with this one.
import { spawn } from 'node:child_process'

const [program, ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
child.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.on('exit', (code) => process.exit(code ?? 1))
