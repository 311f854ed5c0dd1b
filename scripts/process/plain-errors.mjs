// Preloaded into every command: a failure that was foreseen ends with its one sentence, without a stack trace.
const foreseen = (error) => error?.plain === true || /^Bad environment variable/.test(error?.message ?? '')

process.on('uncaughtException', (error) => {
  console.error(foreseen(error) ? error.message : error)
  process.exit(1)
})
