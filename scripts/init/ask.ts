import { createInterface } from 'node:readline'

import { UserError } from '../process/user-error.mjs'
import { type Answers, type Question, questions } from './questions'

const names = Object.keys(questions) as (keyof Answers)[]

/**
 * Returns the answers: those that are given, and on a terminal those that the operator types, who is asked again after a wrong
 * one. Throws a UserError that names each flag that is wrong or missing when nobody can be asked.
 */
export async function collectAnswers(given: Partial<Answers>): Promise<Answers> {
  const faults: string[] = []
  const answers = { ...given }
  for (const name of names) {
    const answer = given[name]
    if (answer !== undefined) answers[name] = readOr(questions[name], answer, (fault) => faults.push(fault))
    else if (!process.stdin.isTTY) faults.push(`${questions[name].flag} is missing.`)
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'))
  const open = names.filter((name) => answers[name] === undefined)
  if (open.length > 0) Object.assign(answers, await askEach(open))
  return answers as Answers
}

function readOr({ flag, read }: Question, answer: string, fail: (fault: string) => void): string {
  try {
    return read(answer.trim())
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    fail(`${flag}: ${error.message}`)
    return answer
  }
}

async function askEach(open: (keyof Answers)[]): Promise<Partial<Answers>> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Partial<Answers> = {}
  try {
    for (const name of open) answers[name] = await askUntilRight(questions[name], lines)
  } finally {
    terminal.close()
  }
  return answers
}

/** Reads lines until one is an answer. Throws when the input ends before. */
async function askUntilRight({ text, read }: Question, lines: AsyncIterator<string>): Promise<string> {
  for (;;) {
    process.stderr.write(text)
    const line = await lines.next()
    if (line.done) throw new UserError('\nNot every question was answered, so nothing was written.')
    try {
      return read(line.value.trim())
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      process.stderr.write(`${error.message}\n`)
    }
  }
}
