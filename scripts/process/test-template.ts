import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { databaseName } from './postgres-roles'

// Nothing here may import src/env.ts: integration tests copy their database before they set the variables.

/** Addresses of one database: for the runtime role and for the owner. */
export interface TestDatabase {
  runtimeUrl: string
  ownerUrl: string
}

/** What a process needs to copy the template: data only, so that it can be handed to a worker. */
export interface TemplateAddresses extends TestDatabase {
  adminUrl: string
}

/** A database of its own, with the schema and nothing else. It goes when the cluster goes. */
export async function copyTemplate({
  adminUrl,
  ownerUrl,
  runtimeUrl,
}: TemplateAddresses): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(
      `create database ${name} template ${databaseName} owner puente_owner strategy file_copy`,
    )
  } finally {
    await client.end()
  }
  const named = (url: string) => url.replace(/[^/]+$/, name)
  return { runtimeUrl: named(runtimeUrl), ownerUrl: named(ownerUrl) }
}
