import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/children'
import { plain } from '../process/plain.mjs'

const file = join(root, 'docs', 'performance.md')

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in docs/performance.md. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw plain(`docs/performance.md has no part between ${begin} and ${end}.`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
}
