/** An expected failure. Its message tells the user what to do, so it is printed without a stack trace. */
export class UserError extends Error {
  name = 'UserError'
}

/** Prints the message of an expected failure, and the stack trace of any other. */
export function printError(error) {
  console.error(isExpected(error) ? error.message : error)
}

// What is below src/ cannot import this module, so its errors are known by their name or text.
const isExpected = (error) =>
  ['UserError', 'ConnectionError'].includes(error?.name) ||
  /^Bad environment variable/.test(error?.message ?? '')
