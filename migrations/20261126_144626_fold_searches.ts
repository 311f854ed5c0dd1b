import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The same as `foldText` in src/lib/search-words.ts, which explains it; capitals because a database may lower only ASCII. */
const foldText = sql`
  CREATE OR REPLACE FUNCTION "fold_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN replace(replace(replace(replace(replace(replace(replace(replace(translate(lower(translate(regexp_replace(
      normalize(translate(value, '${sql.raw("`´‘’‛′ʻʼ«»“”„‟″")}', '${sql.raw("''".repeat(8) + '"'.repeat(7))}'), NFKD),
      '[\\u0300-\\u036f\\u00ad\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufeff]',
      '', 'g'), '‐‒–—―−', '------')), 'ςðđħıłøŧÐĐĦŁØŦ', 'σddhilotddhlot'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th');`

/** The digits of a phone number without its extension; of several numbers, all digits. */
const phoneDigits = sql`
  CREATE FUNCTION "phone_digits"(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(
      regexp_replace(phone, '[\\s,;]*(ext|extension|extensión|anexo|int|interno|x|#)[\\s.:#]*[0-9]{1,6}[^0-9]*$', '', 'i'),
      '[^0-9]', '', 'g');`

/** One statement, so that the table is written once. Both indexes went with their columns. */
const leadColumns = (phone: string, normalized: string) => sql.raw(`
  ALTER TABLE "leads" DROP COLUMN "search", DROP COLUMN "normalized_phone",
    ADD COLUMN "search" text GENERATED ALWAYS AS (fold_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || ${phone})) STORED,
    ADD COLUMN "normalized_phone" text GENERATED ALWAYS AS (right(nullif(${normalized}, ''), 9)) STORED;
  CREATE INDEX "leads_normalized_phone_idx" ON "leads" USING btree ("normalized_phone");
  CREATE INDEX "leads_search_idx" ON "leads" USING gin ("search" gin_trgm_ops);`)

/** Characters without a shape, which contact lists copy along with a number. */
const invisible = sql.raw(String.raw`'[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'`)

/** Takes invisible characters out of the phone numbers of a table. Returns how many had some. */
async function cleanPhones(db: MigrateUpArgs['db'], table: 'leads' | 'clients' | 'users'): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE ${sql.identifier(table)} SET phone = regexp_replace(phone, ${invisible}, '', 'g') WHERE phone ~ ${invisible}`)
  return rowCount ?? 0
}

/**
 * Searches find quotes, special letters and phone numbers however they are typed. Phone numbers lose the invisible characters
 * with which they were pasted; every row stays.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  for (const table of ['leads', 'clients', 'users'] as const) {
    const count = await cleanPhones(db, table)
    if (count > 0)
      payload.logger.info(`${table}: removed invisible characters from phone numbers: ${count}`)
  }
  await db.execute(foldText)
  await db.execute(phoneDigits)
  await db.execute(leadColumns(`coalesce(phone_digits(phone), '')`, 'phone_digits(phone)'))
  await db.execute(sql`
    UPDATE posts_locales SET search_text = regexp_replace(fold_text(search_text), '\\s+', ' ', 'g')
    WHERE search_text IS DISTINCT FROM regexp_replace(fold_text(search_text), '\\s+', ' ', 'g')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION "fold_text"(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      RETURN lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g'));`)
  const digits = (phone: string) => `regexp_replace(${phone}, '[^0-9]', '', 'g')`
  await db.execute(leadColumns(digits(`coalesce(phone, '')`), digits('phone')))
  await db.execute(sql`DROP FUNCTION "phone_digits";`)
}
