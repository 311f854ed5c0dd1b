import {
  bigint,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { languages } from '@/i18n/languages'
import { enum_tickets_status } from '@/payload-tables'

/**
 * The tables of the migrations (`migrations/base`) that belong to no collection, for typed queries. Those of collections are in
 * src/payload-tables.ts. A test compares both with the database.
 */

const language = () => varchar('language', { enum: languages })
const time = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 3 })

export const pendingTicketReplies = pgTable('pending_ticket_replies', {
  id: uuid('id').primaryKey(),
  ticket: uuid('ticket_id').notNull(),
  author: uuid('author_id'),
  authorName: varchar('author_name').notNull(),
  body: varchar('body').notNull(),
  status: enum_tickets_status('status'),
  expectedStatus: enum_tickets_status('expected_status'),
  createdAt: time('created_at').notNull(),
  sendAt: time('send_at').notNull(),
})

export const previewRevocations = pgTable('preview_revocations', {
  document: varchar('document').notNull(),
  language: language().notNull(),
  count: integer('count').notNull(),
})

export const scheduledPublications = pgTable('scheduled_publications', {
  id: uuid('id').primaryKey(),
  slug: varchar('slug').notNull(),
  document: uuid('document_id'),
  language: language().notNull(),
  action: varchar('action', { enum: ['publish', 'unpublish'] }).notNull(),
  at: time('at').notNull(),
  user: uuid('user_id'),
  createdAt: time('created_at').notNull(),
  problem: varchar('problem', { enum: ['incomplete', 'archived', 'failed'] }),
})

export const translatedPassages = pgTable('translated_passages', {
  slug: varchar('slug').notNull(),
  document: uuid('document_id'),
  language: language().notNull(),
  passage: varchar('passage').notNull(),
  target: varchar('target'),
  sourceHash: varchar('source_hash').notNull(),
  sourceTexts: jsonb('source_texts').$type<string[]>().notNull(),
  state: varchar('state', { enum: ['confirmed', 'model'] }).notNull(),
  replaced: jsonb('replaced'),
  user: uuid('user_id'),
  at: time('at').notNull(),
})

export const translations = pgTable('translations', {
  slug: varchar('slug').notNull(),
  document: uuid('document_id'),
  language: language().notNull(),
  ready: integer('ready').notNull(),
  stale: integer('stale').notNull(),
  unread: integer('unread').notNull(),
  missing: integer('missing').notNull(),
})

export const leadStatistics = pgTable('lead_statistics', {
  measure: text('measure').notNull(),
  day: date('day').notNull(),
  value: text('value').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

export const leadStatisticsDeltas = pgTable('lead_statistics_deltas', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  measure: text('measure').notNull(),
  day: date('day').notNull(),
  value: text('value').notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

export const countedLeads = pgTable('counted_leads', { lead: uuid('lead_id').primaryKey() })

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Imports of leads from CSV files, whose counts stay when their rows are gone. */
export const leadImports = pgTable('lead_imports', {
  id: uuid('id').primaryKey(),
  user: uuid('user_id'),
  /** Who imported, for the history of the leads. */
  userName: varchar('user_name').notNull(),
  fileName: varchar('file_name').notNull(),
  bytes: integer('bytes').notNull(),
  state: varchar('state', {
    enum: ['uploading', 'reading', 'importing', 'done', 'undoing', 'undone', 'failed'],
  }).notNull(),
  /** How its rows are read (features/leads/import-rules.ts). */
  settings: jsonb('settings'),
  /** Why the rest of the file was not read. */
  problem: varchar('problem', { enum: ['cut', 'too_many', 'empty'] }),
  /** Rows that were read into `lead_import_rows`. */
  rows: integer('rows').notNull(),
  /** The number of the last row that was imported or refused. */
  doneRow: integer('done_row').notNull(),
  imported: integer('imported').notNull(),
  refused: integer('refused').notNull(),
  duplicates: integer('duplicates').notNull(),
  /** Leads that undoing has deleted, and those that it has kept, because someone has worked on them. */
  deleted: integer('deleted').notNull(),
  kept: integer('kept').notNull(),
  createdAt: time('created_at').notNull(),
  finishedAt: time('finished_at'),
})

/** The file of an import, until its rows are read. */
export const leadImportParts = pgTable('lead_import_parts', {
  import: uuid('import_id').notNull(),
  part: integer('part').notNull(),
  bytes: bytes('bytes').notNull(),
})

/** A row of the file: its cells until it is imported, then its lead. */
export const leadImportRows = pgTable('lead_import_rows', {
  import: uuid('import_id').notNull(),
  /** As a spreadsheet counts: the heading is row 1. */
  row: integer('row').notNull(),
  cells: jsonb('cells').$type<Record<string, string>>(),
  problem: varchar('problem'),
  field: varchar('field'),
  lead: uuid('lead_id'),
  /** What the lead shares with one that existed before. */
  same: varchar('same', { enum: ['email', 'phone'] }),
})

export const submissions = pgTable('submissions', {
  id: uuid('id').primaryKey(),
  result: jsonb('result'),
  createdAt: time('created_at').notNull(),
})

/** When people are busy, by a calendar of theirs: written by the job that reads it. Spans ascend, in milliseconds since 1970. */
export const busyTimes = pgTable('busy_times', {
  person: uuid('person_id').primaryKey(),
  spans: jsonb('spans').$type<[from: number, to: number][]>().notNull(),
})

export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** The pixel of each reply to a lead, by the SHA-256 of the token in its address. `email` is the subject id of the reply in the outbox. */
export const openTokens = pgTable('open_tokens', {
  digest: varchar('digest').primaryKey(),
  lead: uuid('lead_id').notNull(),
  email: uuid('email').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** What `puente backup` made: with `error` if it failed, without `finishedAt` while it runs or if it was killed. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey().defaultRandom(),
  startedAt: time('started_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
  destination: text('destination').notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
  error: text('error'),
})
