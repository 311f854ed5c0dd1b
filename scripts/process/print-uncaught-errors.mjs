// Preloaded into every command, so that an expected failure ends it with one sentence.
import { printError } from './user-error.mjs'

process.on('uncaughtException', (error) => {
  printError(error)
  process.exit(1)
})
