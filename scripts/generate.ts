import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

import configuration from '../payload.config'

// Writes what follows from the collections: src/payload-types.ts and the admin's import map.
const config = await configuration
await generateTypes(config)
await generateImportMap(config)
process.exit(0)
