import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

import configuration from '../payload.config'
import { writeTables } from './postgres/write-tables'
import { offlinePayload } from './process/offline-payload'

// `npm run generate` writes src/payload-types.ts, src/payload-tables.ts and the admin's import map from the collections.
const config = await configuration
await generateTypes(config)
await writeTables(await offlinePayload(), 'src/payload-tables.ts')
await generateImportMap(config)
process.exit(0)
