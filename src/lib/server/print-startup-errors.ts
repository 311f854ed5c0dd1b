// The worker imports this first, so that an invalid environment variable ends it with one sentence and no stack trace.
process.on('uncaughtException', (error) => {
  console.error(error.message.startsWith('Bad environment variable') ? error.message : error)
  process.exit(1)
})
