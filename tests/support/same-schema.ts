import { afterAll, expect } from 'vitest'

import { schemaChanges } from './worker-database'

// The next file of this worker gets the same tables, so a test file leaves the schema as the migrations made it.
afterAll(async () => {
  expect(await schemaChanges()).toEqual([])
})
