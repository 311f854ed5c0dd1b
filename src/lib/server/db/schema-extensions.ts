import {
  bigint,
  boolean,
  index,
  serial,
  text,
  uniqueIndex,
  type ExtraConfigColumn,
  type PgTable,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'

import type { invoices, leads, posts_locales } from '@/payload-tables'

/**
 * Columns and indexes that Payload's fields cannot describe. Migrations create what they depend on before them: the extension
 * `pg_trgm`, and the functions `fold_text` (the same as `foldText` in `src/lib/search-words.ts`), `phone_digits` (the digits
 * of a phone number without its extension) and `normalize_number` (one form of all spellings of an invoice number).
 */

type Options = Parameters<typeof postgresAdapter>[0]
type SchemaHook = NonNullable<Options['afterSchemaInit']>[number]
type Schema = Parameters<SchemaHook>[0]['schema']

/** The columns of a table for its indexes. Payload's type of them is `any`. */
type ColumnsOf<Table extends PgTable> = Record<keyof Table['_']['columns'], ExtraConfigColumn>

function tableOf(schema: Schema, name: string) {
  const table = schema.tables[name]
  if (!table) throw new Error(`there is no table ${name}`)
  return table
}

/** The trigram index that the search of posts uses for rare words. */
const addPostSearch: SchemaHook = ({ schema, extendTable }) => {
  extendTable({
    table: tableOf(schema, 'posts_locales'),
    extraConfig: (columns) => {
      const { searchText } = columns as ColumnsOf<typeof posts_locales>
      return {
        posts_search_text_idx: index('posts_search_text_idx')
          .using('gin', searchText.op('gin_trgm_ops'))
          // Without a pending list, which would make the planner choose a sequential scan.
          .with({ fastupdate: false }),
      }
    },
  })
  return schema
}

/**
 * What the board of leads searches and sorts by: name, email, company and the digits of the phone number in one folded text,
 * and the last nine digits of the phone number, by which two spellings of it are recognized as one.
 */
const leadColumns = {
  search: text('search').generatedAlwaysAs(
    sql`fold_text(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(phone_digits(phone), ''))`,
  ),
  normalizedPhone: text('normalized_phone').generatedAlwaysAs(sql`right(nullif(phone_digits(phone), ''), 9)`),
}

const addLeadBoard: SchemaHook = ({ schema, extendTable }) => {
  extendTable({
    table: tableOf(schema, 'leads'),
    columns: leadColumns,
    extraConfig: (columns) => {
      const {
        createdAt,
        email,
        id,
        name,
        normalizedPhone,
        score,
        search,
        status,
        firstReplyAt,
        replyPromised,
        callAt,
        waitsSince,
      } = columns as ColumnsOf<typeof leads>
      return {
        leads_lower_email_idx: index('leads_lower_email_idx').on(sql`lower(${email})`),
        leads_normalized_phone_idx: index('leads_normalized_phone_idx').on(normalizedPhone),
        leads_search_idx: index('leads_search_idx').using('gin', search.op('gin_trgm_ops')),
        // Ascending: they are read backward too, and a descending one would sort nulls last, which the queries do not.
        leads_score_order_idx: index('leads_score_order_idx').on(score, createdAt, id),
        leads_name_order_idx: index('leads_name_order_idx').on(sql`fold_text(${name})`, id),
        leads_unanswered_idx: index('leads_unanswered_idx')
          // When the clock of a reply begins, as in `replyClock`.
          .on(sql`coalesce(${callAt}, ${waitsSince}, ${createdAt})`)
          .where(sql`${status} = 'new' and ${firstReplyAt} is null and ${replyPromised} is not false`),
      }
    },
  })
  return schema
}

/** Collections whose documents have a number for people, such as ticket #42. */
const numberedTables = ['tickets', 'proposals'] as const

const addNumbers: SchemaHook = ({ schema, extendTable }) => {
  for (const name of numberedTables)
    extendTable({
      table: tableOf(schema, name),
      columns: { number: serial('number').notNull().unique(`${name}_number_unique`) },
    })
  return schema
}

/**
 * The number of an invoice without what readers overlook, such as case, spaces and the kind of dash: no two invoices have the
 * same. `number_repeats` marks older ones that do; only a migration sets it.
 */
const invoiceColumns = {
  normalizedNumber: text('normalized_number').generatedAlwaysAs(sql`normalize_number(invoice_number)`),
  numberRepeats: boolean('number_repeats').notNull().default(false),
}

const addInvoiceNumbers: SchemaHook = ({ schema, extendTable }) => {
  extendTable({
    table: tableOf(schema, 'invoices'),
    columns: invoiceColumns,
    extraConfig: (columns) => {
      const { normalizedNumber, numberRepeats } = columns as ColumnsOf<typeof invoices>
      return {
        invoices_normalized_number_unique: uniqueIndex('invoices_normalized_number_unique')
          .on(normalizedNumber)
          .where(sql`not ${numberRepeats}`),
      }
    },
  })
  return schema
}

/** Payload gives a column no default when that of its field is a function. */
const keepLanguageDefault: SchemaHook = ({ schema, extendTable }) => {
  const language = schema.enums.enum_proposals_language
  if (!language) throw new Error('there is no enum of the languages of proposals')
  extendTable({
    table: tableOf(schema, 'proposals'),
    columns: { language: language('language').notNull().default('en') },
  })
  return schema
}

/** Whole numbers without a limit that an agency reaches; Payload would make the column numeric. */
const withBigintSequence: SchemaHook = ({ schema, extendTable }) => {
  extendTable({
    table: tableOf(schema, 'audit_entries'),
    columns: { seq: bigint('seq', { mode: 'number' }).notNull() },
  })
  return schema
}

export const schemaExtensions: SchemaHook[] = [
  addPostSearch,
  addLeadBoard,
  addNumbers,
  addInvoiceNumbers,
  keepLanguageDefault,
  withBigintSequence,
]
