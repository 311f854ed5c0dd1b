import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Asks a question on the terminal and returns the line that is typed; undefined when the input ends before. */
export type Ask = (question: string) => Promise<string | undefined>

/** Reads answers from standard input while `work` runs. On a terminal nothing of what is typed is shown. */
export async function askHidden<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({
    input: process.stdin,
    output: nowhere,
    terminal: process.stdin.isTTY,
  })
  // One iterator for all questions, because the lines of a pipe may come at once.
  const lines = terminal[Symbol.asyncIterator]()
  try {
    return await work(async (question) => {
      process.stderr.write(question)
      const line = await lines.next()
      process.stderr.write('\n')
      return line.done ? undefined : line.value
    })
  } finally {
    terminal.close()
  }
}
