import { randomUUID } from 'node:crypto'

import pg from 'pg'

import { databaseName } from '../postgres/roles'

// Do not import src/env.ts here: integration tests create their database before they set the variables.

/** The URLs of one database for the runtime role and for the owner. */
export interface TestDatabase {
  runtimeUrl: string
  ownerUrl: string
}

/** What it takes to copy the template. Plain data, so that it can be passed to a test worker. */
export interface TemplateAddresses extends TestDatabase {
  adminUrl: string
}

/** Creates an empty database with the current schema. It is removed together with the test cluster. */
export async function createTestDatabase({
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
  const withName = (url: string) => url.replace(/[^/]+$/, name)
  return { runtimeUrl: withName(runtimeUrl), ownerUrl: withName(ownerUrl) }
}
