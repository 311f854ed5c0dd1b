import { inject } from 'vitest'

import { createTestDatabase, type TestDatabase } from '../../scripts/testing/template-database'

/** A migrated, empty database for one test that needs it for itself. */
export const freshDatabase = (): Promise<TestDatabase> => createTestDatabase(inject('template'))
