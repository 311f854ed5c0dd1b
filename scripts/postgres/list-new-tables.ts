import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/root'
import { tablePrivileges } from './table-privileges'

const file = join(root, 'scripts/postgres/table-privileges.ts')

/** Returns the source of table-privileges.ts with an entry for each table that it lacks. */
export function withNewTables(source: string, tables: readonly string[]): string {
  const missing = tables.filter((name) => !(name in tablePrivileges)).sort()
  return source.replace(/\}\n$/, missing.map((name) => `  ${name}: CHANGE,\n`).join('') + '}\n')
}

/** Lets the runtime role read and write the new tables of a migration. Restrict an entry by hand. */
export function listNewTables(tables: readonly string[]): void {
  writeFileSync(file, withNewTables(readFileSync(file, 'utf8'), tables))
}
