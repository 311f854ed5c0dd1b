import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { childEnv } from '@/env'

/**
 * A folder with stand-ins for `pg_dump` and `pg_restore`, so that tests of what is around them need no package. They write down how
 * they were called. `npm run test:faults -- backup` has the real ones.
 */
export function fakePostgresClient() {
  const folder = mkdtempSync(join(tmpdir(), 'puente-client-'))
  const calls = join(folder, 'calls')
  /** Sets what a program does after it has answered for its version. */
  const set = (name: 'pg_dump' | 'pg_restore', work: string, version = '18.6') => {
    const file = join(folder, name)
    const answer = `[ "$1" = --version ] && echo "${name} (PostgreSQL) ${version}" && exit 0`
    const note = `{ echo "${name} $*"; env; } >> '${calls}'`
    writeFileSync(file, ['#!/bin/sh', answer, note, work].join('\n') + '\n')
    chmodSync(file, 0o755)
  }
  set('pg_dump', 'head -c 3000000 /dev/zero; exit 0')
  set('pg_restore', 'cat > /dev/null; exit 0')
  return {
    set,
    path: [folder, childEnv().PATH].join(delimiter),
    /** How the programs were called, and with which variables. */
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8') : ''),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
