import { inject } from 'vitest'

import { copyTemplate, type TestDatabase } from '../../scripts/process/test-template'

/** A migrated, empty database for one test that needs it for itself. */
export const freshDatabase = (): Promise<TestDatabase> => copyTemplate(inject('template'))
