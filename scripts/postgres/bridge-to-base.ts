import type pg from 'pg'

import { baseMigration, readAppliedMigrations, refusalReason } from './outdated-database'

/**
 * What the base creates differently from the migrations that it replaced: spaces in the text of one function.
 * tests/int/upgrades.isolated.test.ts compares the rest of the catalog.
 */
const differences = `
  CREATE OR REPLACE FUNCTION public."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% is written once', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;`

/**
 * Leads a database that has the migrations from before the base to the base, from where the newer migrations go on: makes its
 * schema the same, keeps every row, and records the base as applied, in one transaction. The rows of the older migrations stay,
 * so that the version from before still starts. Does nothing to a current or an empty database. Throws an error that
 * says what to do about any other.
 */
export async function bridgeToBase(client: pg.Client): Promise<void> {
  const applied = await readAppliedMigrations(client)
  const reason = refusalReason(applied)
  if (reason) throw new Error(reason)
  if (applied.length === 0 || applied.includes(baseMigration)) return
  await client.query('begin')
  try {
    await client.query(differences)
    await client.query(
      'insert into public.payload_migrations (name, batch) select $1, max(batch) + 1 from public.payload_migrations',
      [baseMigration],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  console.log(
    `The database has the ${applied.length} migrations that ${baseMigration} replaced, and goes on from there.`,
  )
}
