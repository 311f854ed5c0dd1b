import { getPayload } from 'payload'

import config from '../payload.config'

/** Writes the migration from the newest snapshot to the configuration as it stands: `npm run migrate:create -- name`. */
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName: process.argv[2] ?? 'change', skipEmpty: true })
process.exit(0)
