/** An expected failure. Its message tells the user what to do, so it is printed without a stack trace. */
export class UserError extends Error {
  name = 'UserError'
}

/** Prints the message of an expected failure, and the stack trace of any other. */
export function printError(error) {
  console.error(isExpected(error) ? error.message : error)
}

// src/env.ts cannot import this module, so its error is known by its text.
const isExpected = (error) =>
  error?.name === 'UserError' || /^Bad environment variable/.test(error?.message ?? '')
