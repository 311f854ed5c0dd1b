import { expect, it } from 'vitest'

import { currentDigests, recordedDigests } from '../../scripts/postgres/migration-digests'
import { migrations } from '../../migrations'

const current = currentDigests()
const recorded = recordedDigests()

it('no migration that landed has changed: a change of the schema is a new migration', () => {
  const changed = Object.keys(recorded).filter((file) => current[file] !== recorded[file])
  expect(changed).toEqual([])
})

it('every migration but the newest is recorded, as `npm run migrate:create` does', () => {
  const files = migrations.slice(0, -1).map(({ name }) => `${name}.ts`)
  expect(files.filter((file) => !(file in recorded))).toEqual([])
})
