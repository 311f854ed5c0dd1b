import { readdirSync, readFileSync } from 'node:fs'

import { offlinePayload } from './process/offline-payload'

type DrizzleKit = {
  generateDrizzleJson: (schema: unknown) => Promise<object>
  generateMigration: (before: object, after: object) => Promise<string[]>
}

/** Fails if the collections differ from the schema that the migrations create. */
const payload = await offlinePayload()
const adapter = payload.db as unknown as { schema: unknown; requireDrizzleKit: () => DrizzleKit }
const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
const [newest = ''] = readdirSync('migrations')
  .filter((file) => file.endsWith('.json'))
  .sort()
  .reverse()
const before = JSON.parse(readFileSync(`migrations/${newest}`, 'utf8')) as object
const statements = await generateMigration(before, await generateDrizzleJson(adapter.schema))
if (statements.length > 0) {
  console.error(
    'The collections differ from the migrations. Run `npm run migrate:create -- <name>`. Missing statements:',
  )
  console.error(statements.join('\n'))
  process.exit(1)
}
process.exit(0)
