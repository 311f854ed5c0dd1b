import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * One form of all spellings of an invoice number: folded as searches are, without spaces and dashes, of which only one between
 * digits stays, because 1-11 is not 11-1. 'INV-7', 'inv–7', 'INV 7' and 'INV7' are 'inv7'.
 */
const normalizeNumber = sql`
  CREATE FUNCTION "normalize_number"(number text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(fold_text(number), '[ -]+', '-', 'g'), '(?<![0-9])-|-(?![0-9])', '', 'g');`

/** Marks invoices with the number of an older one, in another spelling. Returns their numbers. */
async function markRepeats(db: MigrateUpArgs['db']): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    UPDATE invoices SET number_repeats = true FROM (
      SELECT id, row_number() OVER (PARTITION BY normalized_number ORDER BY created_at, id) AS place FROM invoices
    ) AS spellings
    WHERE spellings.id = invoices.id AND place > 1 RETURNING invoice_number`)
  return rows.map((row) => row.invoice_number)
}

/** No two invoices get the same number in different spellings. Those that have it keep it, and the log names them. */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(normalizeNumber)
  await db.execute(sql`
    ALTER TABLE "invoices" ADD COLUMN "normalized_number" text GENERATED ALWAYS AS (normalize_number(invoice_number)) STORED,
      ADD COLUMN "number_repeats" boolean DEFAULT false NOT NULL;`)
  const repeats = await markRepeats(db)
  if (repeats.length > 0)
    payload.logger.warn(`invoices: kept numbers that repeat an older one: ${repeats.sort().join(', ')}`)
  await db.execute(sql`
    CREATE UNIQUE INDEX "invoices_normalized_number_unique" ON "invoices" USING btree ("normalized_number") WHERE not "invoices"."number_repeats";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "invoices_normalized_number_unique";
    ALTER TABLE "invoices" DROP COLUMN "normalized_number", DROP COLUMN "number_repeats";
    DROP FUNCTION "normalize_number";`)
}
