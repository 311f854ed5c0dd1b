import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'
import { UserError } from '../process/user-error.mjs'

const file = join(root, 'docs', 'performance.md')

/** Replaces the text between `<!-- name -->` and `<!-- /name -->` in docs/performance.md. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from)
    throw new UserError(`docs/performance.md has no section between ${begin} and ${end}.`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
}
