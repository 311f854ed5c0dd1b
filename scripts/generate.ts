import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

import configuration from '../payload.config'

// `npm run generate` writes src/payload-types.ts and the admin's import map from the collections.
const config = await configuration
await generateTypes(config)
await generateImportMap(config)
process.exit(0)
