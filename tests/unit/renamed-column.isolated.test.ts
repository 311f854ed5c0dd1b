import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { root } from '../../scripts/process/root'

const query = 'src/features/invoices/queries/invoice-board-page.ts'
const folder = mkdtempSync(join(root, '.data', 'renamed-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Checks the types of the query with these tables, and returns what the compiler prints. */
function typecheck(tables: string): string {
  writeFileSync(join(folder, 'payload-tables.ts'), tables)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: resolve(root, 'tsconfig.json'),
      compilerOptions: {
        incremental: false,
        paths: {
          '@payload-config': [resolve(root, 'payload.config.ts')],
          '@/payload-tables': [join(folder, 'payload-tables.ts')],
          '@/*': [resolve(root, 'src/*')],
        },
      },
      files: [resolve(root, query)],
      include: [],
    }),
  )
  try {
    execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', folder], {
      cwd: root,
      encoding: 'utf8',
    })
    return ''
  } catch (error) {
    return String((error as { stdout: unknown }).stdout)
  }
}

// The compiler reads all of Payload's types.
it('names the file and the line of a query whose column was renamed', { timeout: 180_000 }, () => {
  const tables = readFileSync(join(root, 'src/payload-tables.ts'), 'utf8')
  const printed = typecheck(tables.replace("dueDate: timestamp('due_date'", "dueOn: timestamp('due_on'"))
  expect(printed).toMatch(/invoice-board-page\.ts\(\d+,\d+\): error TS2339: Property 'dueDate'/)
})
