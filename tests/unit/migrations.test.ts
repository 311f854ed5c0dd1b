import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { migrations } from '../../migrations'

const files = readdirSync('migrations')
const namesOf = (extension: string) =>
  files.filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length))

test('every migration is in the index, in the order of time', () => {
  const written = namesOf('.ts').filter((name) => name !== 'index')
  expect(migrations.map(({ name }) => name)).toEqual(written.sort())
})

test('only the newest snapshot is kept', () => {
  expect(namesOf('.json')).toEqual([migrations.at(-1)?.name])
})
